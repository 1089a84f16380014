/** Where the price of a place stands: at the corner where it hides least of names and counters. */

import type { Place } from "../api";
import { guess, type Arrangement } from "./arrange";
import { Room } from "./boxes";
import type { Point } from "./room";
import { isWater, sizeOf } from "./shapes";
import { counterWidth } from "./stacks";

/** The corners of a place; where they are alike, the first. */
const CORNERS: readonly Point[] = [
  { x: 9, y: -9 },
  { x: -9, y: -9 },
  { x: 9, y: 9 },
  { x: -9, y: 9 },
];
const HEIGHT = 12.8;

export function badgeWidth(text: string): number {
  return Math.max(HEIGHT, 5.2 * text.length + 5);
}

/** By place, where the middle of its badge lies. */
export function badgeSpots(
  badges: ReadonlyMap<string, string>,
  places: readonly Place[],
  laid: Arrangement,
  near: boolean,
): ReadonlyMap<string, Point> {
  if (!badges.size) return new Map();
  const { unit } = laid;
  const room = taken(places, laid, near);
  const found = new Map<string, Point>();
  for (const place of places) {
    const text = badges.get(place.ref);
    if (text === undefined) continue;
    const [width, height] = [badgeWidth(text) * unit, HEIGHT * unit];
    const spots = CORNERS.map(({ x, y }) => ({ x: place.x + x * unit, y: place.y + y * unit }));
    const boxes = spots.map(({ x, y }) => ({ x: x - width / 2, y: y - height / 2, width, height }));
    const covered = boxes.map((box) => Math.round(room.covered(box)));
    const best = covered.indexOf(Math.min(...covered));
    found.set(place.ref, spots[best]!);
    room.add(boxes[best]!);
  }
  return found;
}

/** All that can be hidden. */
function taken(places: readonly Place[], { unit, labels, counters, ships, plates }: Arrangement, near: boolean): Room {
  const room = new Room();
  const add = ({ x, y }: Point, width: number, height: number) =>
    room.add({ x: x - width / 2, y: y - height / 2, width, height });
  for (const place of places) {
    const wide = 2 * sizeOf(place.kind) * unit;
    if (!isWater(place.kind)) add(place, wide, wide);
  }
  for (const { x, y, text, kind, size } of labels) {
    add({ x, y: y - 0.23 * size }, guess(text, size, kind === "sea" ? "sea" : "place"), 0.86 * size);
  }
  for (const counter of counters) add(counter, counterWidth(near) * unit, 12 * unit);
  for (const fleet of ships) add({ x: fleet.x, y: fleet.y - 2.86 * unit }, 17 * unit, 13 * unit);
  for (const { x, y, width } of plates) room.add({ x, y, width, height: 10.5 * unit });
  return room;
}
