/** Chances over a game, as lines of a chart. */

import type { Analysed, Side } from "../api";

export interface ChanceLine {
  seat: string;
  name: string;
  color: string;
  /** Of the log, and of the chance there. */
  points: [at: number, p: number][];
}

/** A seat's line has its own colour, where it has one, else that of the first power that it plays. */
export function linesOf(found: Analysed, names: (seat: string) => string, sides: Iterable<Side>): ChanceLine[] {
  const all = [...sides];
  return Object.keys(found.points[0]?.win ?? {}).map((seat) => ({
    seat,
    name: names(seat),
    color: (all.find((side) => side.id === seat) ?? all.find((side) => side.seat === seat))?.color ?? "#888",
    points: found.points.map((point) => [point.at, point.win[seat] ?? 0]),
  }));
}

/** What was known when so many lines were told: a chance holds until the next. */
export function chanceAt(line: ChanceLine, at: number): number {
  let known = line.points[0]?.[1] ?? 0;
  for (const [from, p] of line.points) {
    if (from > at) break;
    known = p;
  }
  return known;
}

/** The first line of the log at which each turn was judged. */
export function turnsOf(found: Analysed): { turn: number; at: number }[] {
  const turns = new Map<number, number>();
  for (const point of found.points) if (!turns.has(point.turn)) turns.set(point.turn, point.at);
  return [...turns].map(([turn, at]) => ({ turn, at }));
}

/** Where a chance of victory came from, in whole percentage points that add up to where it ended. */
export interface Fortune {
  seat: string;
  first: number;
  choices: number;
  others: number;
  luck: number;
  end: number;
}

export function fortunesOf(found: Analysed): Fortune[] {
  const [start, last] = [found.points[0], found.points.at(-1)];
  return Object.entries(found.fortunes).map(([seat, sums]) => {
    const whole = (p: number | undefined) => Math.round(100 * (p ?? 0));
    const [first, choices, luck, end] = [start?.win[seat], sums.choices, sums.luck, last?.win[seat]].map(whole);
    return { seat, first: first!, choices: choices!, others: end! - first! - choices! - luck!, luck: luck!, end: end! };
  });
}
