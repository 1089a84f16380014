/** From place to place with the arrow keys. */

import type { Point } from "./room";

export const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies aside of the way counts so much more than what lies along it. */
const ASIDE = 2;

/** The place that one comes to first that way: near, and not far aside; nothing at the edge of the map. */
export function stepFrom<T extends Point>(from: Point, way: Point, places: readonly T[]): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (along <= 0 || aside > along) continue;
    const cost = along + ASIDE * aside;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** The place nearest to a point. */
export function nearestTo<T extends Point>(at: Point, places: readonly T[]): T | undefined {
  const far = (place: T) => Math.hypot(place.x - at.x, place.y - at.y);
  return places.reduce<T | undefined>((best, place) => (best && far(best) <= far(place) ? best : place), undefined);
}

/** From west to east through some places, and round again: the one after a place, or before it. */
export function onward<T extends Point>(from: T | undefined, places: readonly T[], by: 1 | -1): T | undefined {
  const order = [...places].sort((a, b) => a.x - b.x || a.y - b.y);
  const at = from ? order.indexOf(from) : -1;
  if (at < 0 && from) return nearestTo(from, order);
  return order[(at + by + order.length) % order.length] ?? order[0];
}
