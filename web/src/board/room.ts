/** Where there is room for a box beside a point. */

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

/** So much of what lies under the edge of a box cannot be clicked well. */
const NEAR = 14;
const EDGE = 6;

/** Near the point, else a little further off... */
const DISTANCES = [1, 2, 3.5];
/** ...and so far that the hand finds it: each so many pixels are as bad as one point that is covered. */
const TOO_FAR = 40;

/** Boxes to the right of a point, to its left, below, above, and in between. */
function ring(at: Point, box: Size, away: number): Point[] {
  const [left, right] = [at.x - away - box.width, at.x + away];
  const [above, below] = [at.y - away - box.height, at.y + away];
  return [
    { x: right, y: at.y - box.height / 2 },
    { x: left, y: at.y - box.height / 2 },
    { x: at.x - box.width / 2, y: below },
    { x: at.x - box.width / 2, y: above },
    { x: right, y: below },
    { x: left, y: below },
    { x: right, y: above },
    { x: left, y: above },
  ];
}

/** How far a box is from a point. */
function gap(at: Point, { x, y }: Point, box: Size): number {
  const [across, down] = [Math.max(x - at.x, at.x - x - box.width, 0), Math.max(y - at.y, at.y - y - box.height, 0)];
  return Math.hypot(across, down);
}

/**
 * The upper left corner of a box inside a frame: beside a point, where it covers few of some other points;
 * without a point in a corner.
 */
export function besides(at: Point | null, box: Size, others: Point[], frame: Size, away: number): Point {
  const [right, low] = [frame.width - box.width - EDGE, frame.height - box.height - EDGE];
  const corners = [
    { x: EDGE, y: low },
    { x: right, y: low },
    { x: EDGE, y: EDGE },
    { x: right, y: EDGE },
  ];
  const isCovered = (each: Point, { x, y }: Point) =>
    each.x > x - NEAR && each.x < x + box.width + NEAR && each.y > y - NEAR && each.y < y + box.height + NEAR;
  let best: Point = corners[0]!;
  let least = Infinity;
  for (const spot of at ? DISTANCES.flatMap((times) => ring(at, box, times * away)) : corners) {
    const inside = { x: Math.max(EDGE, Math.min(spot.x, right)), y: Math.max(EDGE, Math.min(spot.y, low)) };
    const covered = others.filter((each) => isCovered(each, inside)).length;
    // What was clicked stays in sight, whatever else does not.
    const harm = covered + (at && isCovered(at, inside) ? 100 : 0) + (at ? gap(at, inside, box) / TOO_FAR : 0);
    if (harm < least) [best, least] = [inside, harm];
  }
  return best;
}
