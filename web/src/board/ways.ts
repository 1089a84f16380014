/** Ways that are drawn as curves: the lanes of the oceans, with their winds. */

export type Point = readonly [number, number];

/** Between two points of a curve, the two that pull it (Catmull and Rom). */
function pulls(points: readonly Point[], i: number): [Point, Point] {
  const [a, b] = [points[i]!, points[i + 1]!];
  const [before, after] = [points[i - 1] ?? a, points[i + 2] ?? b];
  return [
    [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6],
    [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6],
  ];
}

/** A smooth path through some points. */
export function curve(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  const steps = points.slice(1).map((to, i) => {
    const [p, q] = pulls(points, i);
    return `C${[...p, ...q, ...to].map((n) => n.toFixed(1)).join(" ")}`;
  });
  return `M${first[0]} ${first[1]}${steps.join("")}`;
}

/** Points along the curve, evenly spread over each of its pieces. */
function sampled(points: readonly Point[]): Point[] {
  const found: Point[] = points.slice(0, 1).map((point) => point);
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!];
    const [p, q] = pulls(points, i);
    for (let n = 1; n <= 16; n++) {
      const [t, s] = [n / 16, 1 - n / 16];
      const [k0, k1, k2, k3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      found.push([k0 * a[0] + k1 * p[0] + k2 * q[0] + k3 * b[0], k0 * a[1] + k1 * p[1] + k2 * q[1] + k3 * b[1]]);
    }
  }
  return found;
}

/** Where one is after a part of the way, and which way one looks there, in degrees. */
export function along(points: readonly Point[], part: number): { x: number; y: number; angle: number } {
  const line = sampled(points);
  const steps = line.slice(1).map((to, i) => Math.hypot(to[0] - line[i]![0], to[1] - line[i]![1]));
  let left = part * steps.reduce((a, b) => a + b, 0);
  for (const [i, step] of steps.entries()) {
    const [a, b] = [line[i]!, line[i + 1]!];
    if (left <= step || i === steps.length - 1) {
      const t = step ? Math.min(1, left / step) : 0;
      const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      return { x: a[0] + t * (b[0] - a[0]), y: a[1] + t * (b[1] - a[1]), angle };
    }
    left -= step;
  }
  return { x: line[0]?.[0] ?? 0, y: line[0]?.[1] ?? 0, angle: 0 };
}
