/**
 * Washes of colour and borders, from nothing but points.
 *
 * Every place has the ground that is nearer to it than to any other, up to a limit. On land that
 * ground is tinted with its holder's colour; at sea it shows where one zone ends.
 */

export interface Seed {
  x: number;
  y: number;
  /** Seeds of one group have no border between them. */
  group: string;
}
export interface Cell {
  group: string;
  path: string;
  /** The sides of the cell that border on another group. */
  border: string;
}

interface Corner {
  x: number;
  y: number;
  /** The group beyond the side that begins at this corner; undefined where it ends at the limit. */
  beyond: string | undefined;
}

const SIDES = 28;

function disc(seed: Seed, limit: number): Corner[] {
  return Array.from({ length: SIDES }, (_, i) => {
    const angle = (2 * Math.PI * i) / SIDES;
    return {
      x: seed.x + limit * Math.cos(angle),
      y: seed.y + limit * Math.sin(angle),
      beyond: undefined,
    };
  });
}

/** What is left of a convex shape on the near side of the line half way to `other`. */
function halve(shape: Corner[], seed: Seed, other: Seed): Corner[] {
  const dx = other.x - seed.x;
  const dy = other.y - seed.y;
  const half = (dx * (other.x + seed.x) + dy * (other.y + seed.y)) / 2;
  const side = (c: Corner) => dx * c.x + dy * c.y - half;
  const kept: Corner[] = [];
  shape.forEach((corner, i) => {
    const next = shape[(i + 1) % shape.length]!;
    const here = side(corner);
    const there = side(next);
    if (here <= 0) kept.push(corner);
    if (here <= 0 !== there <= 0) {
      const t = here / (here - there);
      const at = { x: corner.x + t * (next.x - corner.x), y: corner.y + t * (next.y - corner.y) };
      kept.push({ ...at, beyond: here <= 0 ? other.group : corner.beyond });
    }
  });
  return kept;
}

const n = (value: number) => value.toFixed(1);

export function cells(seeds: readonly Seed[], limit: number): Cell[] {
  return seeds.map((seed) => {
    let shape = disc(seed, limit);
    for (const other of seeds) {
      const distance = Math.hypot(other.x - seed.x, other.y - seed.y);
      if (distance > 0 && distance < 2 * limit) shape = halve(shape, seed, other);
    }
    const path = shape.map((c, i) => `${i ? "L" : "M"}${n(c.x)} ${n(c.y)}`).join("") + "Z";
    const border = shape
      .map((corner, i) => {
        if (corner.beyond === undefined || corner.beyond === seed.group) return "";
        const next = shape[(i + 1) % shape.length]!;
        return `M${n(corner.x)} ${n(corner.y)}L${n(next.x)} ${n(next.y)}`;
      })
      .join("");
    return { group: seed.group, path, border };
  });
}
