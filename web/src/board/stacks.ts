/** Counters: what stands for the units of a place, and in which rows they lie. */

import type { Piece } from "../api";
import type { Point, Size } from "./room";
import { APART } from "./shapes";

export interface Counter {
  key: string;
  place: string;
  side: string;
  kind: string;
  /** Empty where a counter stands for units of several kinds. */
  refs: string[];
  count: number;
  x: number;
  y: number;
  /** On which side of the walls it stands. */
  siege: Piece["siege"];
  /** Leaders who are here but have found no room for a plate. */
  leaders: number;
}

/** The strip of a counter that has the initial of its side. */
export const INITIAL = 6.4;

export function counterWidth(near: boolean): number {
  return INITIAL + (near ? 18 : 11);
}

export function byPlace<T extends { place: string }>(things: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    const there = found.get(thing.place);
    if (there) there.push(thing);
    else found.set(thing.place, [thing]);
  }
  return found;
}

/** Counters of a place: one for each side, or seen from near one for each kind of unit. */
export function stacks(pieces: Piece[], near: boolean): Counter[] {
  const found = new Map<string, Counter>();
  for (const piece of pieces) {
    const kind = near || APART.has(piece.kind) ? piece.kind : "";
    const key = `${piece.place}|${piece.side}|${kind}|${piece.siege}`;
    const there = found.get(key);
    if (there) {
      there.count += piece.count;
      there.refs.push(piece.ref);
      if (there.kind !== piece.kind) there.kind = "";
    } else {
      const { place, side, kind, count, siege } = piece;
      found.set(key, { key, place, side, kind, refs: [piece.ref], count, x: 0, y: 0, siege, leaders: 0 });
    }
  }
  return [...found.values()];
}

/** Seen from afar, a box in which many lie has one counter: how many they are, whosever. */
export function together(counters: Counter[]): Counter[] {
  const [first] = counters;
  if (!first || counters.length < 3) return counters;
  const count = counters.reduce((sum, each) => sum + each.count, 0);
  const refs = counters.flatMap((each) => each.refs);
  return [{ ...first, key: `${first.place}|together`, side: "", kind: "", refs, count }];
}

/** Those within the walls, and those before them; without a siege all together. */
export function camps(counters: Counter[]): Counter[][] {
  const sides = [
    counters.filter((each) => each.siege === "besieged"),
    counters.filter((each) => each.siege !== "besieged"),
  ];
  return sides.filter((side) => side.length);
}

/** Counters side by side: how large the block is, and where in it the middle of each lies. */
export interface Block extends Size {
  middles: Point[];
}

/** Ways to lay counters of a size side by side: in one row, or in several. */
export function blocks(count: number, { width, height }: Size, gap: number): Block[] {
  const wide = [1, 2, 3, count].map((rows) => Math.ceil(count / rows));
  return [...new Set(wide)].map((columns) => ({
    width: columns * (width + gap) - gap,
    height: Math.ceil(count / columns) * (height + gap) - gap,
    middles: Array.from({ length: count }, (_, i) => ({
      x: (i % columns) * (width + gap) + width / 2,
      y: Math.floor(i / columns) * (height + gap) + height / 2,
    })),
  }));
}
