/** A game looked back on: battles and their chances, luck, and cards played. */

import type { Happening, LogLine, ResultInfo } from "../api";

export interface Luck {
  side: string;
  name: string;
  /** Dice that hit, and how many hits so many dice bring on the average. */
  hits: number;
  expected: number;
  won: number;
  fought: number;
}

/** Who has most points first; of those who are even, who has won all the same. */
export function ranked({ scores, winners }: Pick<ResultInfo, "scores" | "winners">): [string, number][] {
  const has = (id: string) => Number(winners.includes(id));
  return Object.entries(scores).sort(([a, mine], [b, theirs]) => theirs - mine || has(b) - has(a));
}

/** Of every side that rolled dice which hit or miss, the luckiest first. */
export function luckOf(happenings: readonly Happening[]): Luck[] {
  const found = new Map<string, Luck>();
  for (const party of happenings.flatMap((each) => (each.outcome ? each.parties : []))) {
    if (!party.side || party.expected === null) continue;
    const known = found.get(party.side) ?? {
      ...{ side: party.side, name: party.name, hits: 0, expected: 0, won: 0, fought: 0 },
    };
    known.hits += party.hits;
    known.expected += party.expected;
    known.won += party.won ? 1 : 0;
    known.fought += 1;
    found.set(party.side, known);
  }
  return [...found.values()].sort((a, b) => b.hits - b.expected - (a.hits - a.expected));
}

/** Whatever of some weight somebody won, with the chance that the winner had. */
export function foughtOut(happenings: readonly Happening[]): { happening: Happening; chance: number }[] {
  return happenings.flatMap((happening) => {
    const { odds, parties, small } = happening;
    const winner = parties.findIndex((party) => party.won);
    if (!odds || winner < 0 || small) return [];
    return [{ happening, chance: winner === 0 ? odds.win : odds.loss }];
  });
}

/** A chance at which nobody counts on it. */
const UNLIKELY = 0.4;

/** Battles that the likelier loser won, the least likely first. */
export function surprises(happenings: readonly Happening[]): { happening: Happening; chance: number }[] {
  return foughtOut(happenings)
    .filter((each) => each.chance < UNLIKELY)
    .sort((a, b) => a.chance - b.chance);
}

/** In which turn a line of the log was told. */
export function turnAt(lines: readonly LogLine[], n: number): number {
  return lines.findLast((line) => line.n <= n && line.turn)?.turn ?? 0;
}

/** How many cards each side has played, by what its lines speak of first. */
export function cardsPlayed(lines: readonly LogLine[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of lines) {
    const doer = line.kind === "card-played" ? line.refs[0] : undefined;
    if (doer) found.set(doer.slice(doer.indexOf(":") + 1), (found.get(doer.slice(doer.indexOf(":") + 1)) ?? 0) + 1);
  }
  return found;
}

/** The same seats again, or each sitter one seat further. */
export function reseated(seats: readonly { seat: string; wish: string }[], rotate: boolean): Record<string, string> {
  const wishes = seats.map((each) => each.wish);
  if (rotate) wishes.unshift(wishes.pop() ?? "");
  return Object.fromEntries(seats.map((each, i) => [each.seat, wishes[i]!]));
}
