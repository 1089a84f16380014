/** A grid's columns that are numbered turns, as lines of a chart. */

import type { Side } from "../api";

export interface Series {
  name: string;
  color: string;
  points: number[];
  /** The turn of the first point. */
  from: number;
}

/**
 * The last columns whose head holds a number are turns; the total before them is where we are: in
 * `turn`, which may have its own column once it is over.
 */
export function seriesOf(columns: string[], rows: string[][], sides: Map<string, Side>, turn = Infinity): Series[] {
  const numbers = columns.map((head) => Number(/\d+/.exec(head)?.[0] ?? NaN));
  const known = numbers.flatMap((number, i) => (Number.isNaN(number) ? [] : [i]));
  const now = known.length ? known[0]! - 1 : -1;
  if (now < 1) return [];
  const over = known.filter((i) => numbers[i]! < turn);
  return rows.map((row) => ({
    name: row[0]!,
    color: sides.get(row[0]!)?.color ?? "#888",
    points: [...over, now].map((i) => Number(row[i])),
    from: numbers[known[0]!]!,
  }));
}

/** So that lines are told apart without their colours. */
export const DASHES = ["", "6 3", "2 3", "9 3 2 3", "4 2", "1 2"];

/** How broad a chart is drawn: on a small screen not as a smaller picture, whose words nobody could read. */
export function widthIn(room: number, most: number): number {
  return room ? Math.min(most, Math.max(280, room)) : most;
}

/** How much room a name needs beside a line, in units of the chart: kana and kanji are broader. */
export function lengthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 10.5 : 6), 0);
}

/** From the fewest points to the most, nought always among them, and where lines are drawn across. */
export function scaleOf(series: readonly Series[]): { bottom: number; top: number; rules: number[] } {
  const all = series.flatMap((line) => line.points);
  const top = Math.max(25, ...all);
  const least = Math.min(0, ...all);
  const step = top - least > 60 ? 20 : top - least > 35 ? 10 : 5;
  const bottom = Math.floor(least / step) * step;
  const rules = Array.from({ length: Math.floor((top - bottom) / step) + 1 }, (_, i) => bottom + i * step);
  return { bottom, top, rules };
}
