/** Something lies on the map: what it hides, and where there is still something to see. */

import type { Point, Size } from "./room";

export interface Cover extends Point, Size {}
export type Dock = "left" | "right";

/** So near to the edge of what covers it, a place with its pieces is half hidden. */
const NEAR = 34;
/** Less of the frame than this is no place beside it. */
const LEAST = 0.3;

export function isHidden({ x, y }: Point, cover: Cover | null, near = NEAR): boolean {
  if (!cover) return false;
  const across = x > cover.x - near && x < cover.x + cover.width + near;
  return across && y > cover.y - near && y < cover.y + cover.height + near;
}

/** What is left of a frame's width beside something: where it begins, and how much it is. */
export function beside(width: number, cover: Cover | null): { from: number; width: number } {
  const all = { from: 0, width };
  if (!cover) return all;
  const left = { from: 0, width: cover.x };
  const right = { from: cover.x + cover.width, width: width - cover.x - cover.width };
  const larger = left.width > right.width ? left : right;
  return larger.width < LEAST * width ? all : larger;
}

/** On which side something hides fewest of some points; where it stands now, if that is as good. */
export function dockFor(points: readonly Point[], spots: Record<Dock, Cover>, now: Dock): Dock {
  const hidden = (dock: Dock) => points.filter((point) => isHidden(point, spots[dock])).length;
  const other = now === "left" ? "right" : "left";
  return hidden(other) < hidden(now) ? other : now;
}
