/** A grid's columns that are numbered turns, as lines of a chart. */

import type { Side } from "../api";

export interface Series {
  name: string;
  color: string;
  points: number[];
}

/** The last columns whose head holds a number are turns; the total before them is where we are. */
export function seriesOf(columns: string[], rows: string[][], sides: Map<string, Side>): Series[] {
  const turns = columns.flatMap((head, i) => (/\d/.test(head) ? [i] : []));
  const now = turns.length ? turns[0]! - 1 : -1;
  if (now < 1) return [];
  return rows.map((row) => ({
    name: row[0]!,
    color: sides.get(row[0]!)?.color ?? "#888",
    points: [...turns, now].map((i) => Number(row[i])),
  }));
}
