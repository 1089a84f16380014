/** What lies on the water: how dry a box is, and where a sea has room for its name. */

import type { Place } from "../api";
import type { Box, Room } from "./boxes";
import type { Size } from "./room";

export interface Label {
  ref: string;
  text: string;
  kind: string;
  x: number;
  y: number;
  size: number;
  /** A second line of a long name. */
  more?: string;
}

/** Whether a point is land. */
export type Ground = (x: number, y: number) => boolean;
export type Measure = (text: string, size: number, style: "place" | "sea" | "plate") => number;

/** A name in one line, and in two if it has several words. */
function broken(name: string): string[][] {
  const words = name.split(" ");
  if (words.length < 2) return [[name]];
  const half = Math.ceil(words.length / 2);
  return [[name], [words.slice(0, half).join(" "), words.slice(half).join(" ")]];
}

/** Where a box is looked at from left to right; a long name would jump over an island. */
const COLUMNS = [0.05, 0.275, 0.5, 0.725, 0.95];
const MANY_COLUMNS = [...Array(13).keys()].map((n) => 0.02 + n * 0.08);

/** How a name may be written, and what each form costs: better on one line, and large. */
function forms(name: string, full: number): { lines: string[]; size: number; cost: number }[] {
  return [1, 0.85, 0.72].flatMap((part) =>
    broken(name).map((lines) => ({
      lines,
      size: full * part,
      cost: (1 - part) * 4 + (lines.length > 1 ? 0.5 : 0),
    })),
  );
}

const STEPS = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6];
/** Steps away from the middle of a sea, from near to far. */
const DRIFTS = STEPS.flatMap((down) =>
  STEPS.map((across) => ({ across, down, cost: (Math.abs(across) + Math.abs(down)) * 0.12 })),
).sort((a, b) => a.cost - b.cost);

/** How much of a box is land: 0 to 5. */
export function dryness(isLand: Ground, box: Box, columns = COLUMNS): number {
  const rows = [0.3, 0.7].map((t) => box.y + t * box.height);
  const dry = columns.flatMap((t) => rows.filter((y) => isLand(box.x + t * box.width, y))).length;
  return (dry * 5) / (columns.length * rows.length);
}

/** The name of a sea where it has most room: beside the middle, in two lines, or in smaller letters. */
export function seaName(place: Place, full: number, board: Size, isLand: Ground, room: Room, measure: Measure): Label {
  let best: { label: Label; box: Box } | undefined;
  let least = Infinity;
  for (const { lines, size, cost: form } of forms(place.name, full)) {
    const width = Math.max(...lines.map((line) => measure(line, size, "sea")));
    const height = lines.length * size;
    for (const { across, down, cost: drift } of DRIFTS) {
      if (form + drift >= least) break;
      const half = width / 2 + 4;
      const x = Math.min(Math.max(place.x + across * 9, half), board.width - half);
      const y = Math.max(place.y + down * 7, height / 2);
      const box = { x: x - width / 2, y: y - height / 2, width, height };
      let cost = form + drift + (room.covered(box) / (size * size)) * 3;
      if (cost < least) cost += dryness(isLand, box, MANY_COLUMNS) * 2.6;
      if (cost >= least) continue;
      least = cost;
      const label = { ref: place.ref, text: lines[0]!, kind: place.kind, x, y: box.y + size * 0.75, size };
      best = { label: lines[1] ? { ...label, more: lines[1] } : label, box };
    }
  }
  room.add(best!.box);
  return best!.label;
}
