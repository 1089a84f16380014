/** What can be done where somebody points: ways to go on that begin there, and where they lead. */

import type { LegInfo, Odds, OpeningInfo, OptionInfo, Reason, WayInfo, Ways } from "../api";

export interface Menu {
  /** The place, or the action that is done once more. */
  ref: string;
  name: string;
  /** The kind of question that it answers. */
  kind: string;
  openings: OpeningInfo[];
  reasons: Reason[];
  /** Who of mine comes there. */
  approaches: WayInfo[];
  /** What I could spend, if that brings nobody there. */
  beyond: string;
  /** From where it would be the shortest, and what that would cost. */
  afar: Ways["afar"];
  /** Whether all was looked at that can be reached; a search that takes too long is broken off. */
  isAll: boolean;
  /** Whether it is still being asked for. */
  waits: boolean;
}

/** Things of one sort that are put on a list before any of them is done. */
export interface List {
  verb: string;
  name: string;
  kind: string;
  items: { ref: string; keys: string[] }[];
  cost: string;
  /** Where another one can be put, and by which keys. */
  more: ReadonlyMap<string, string[]>;
}

/** Who of a stack goes: the keys so far, what can be taken still, and where they can go. */
export interface Party {
  path: string[];
  picks: string[];
  rows: OptionInfo[];
  more: ReadonlySet<string>;
  goals: ReadonlyMap<string, string[]>;
}

/** The key that ends a choice of several, and the keys of options that are no choice of a thing. */
export const DONE = "done";
export const ASIDE: ReadonlySet<string> = new Set([DONE, "back", "pass", "all"]);

/** So many keys a decision may have. */
const MOST_KEYS = 96;

/** By the place that is clicked, the keys that lead there; of several ways the first. */
export function goalsOf(menu: Menu | null, only?: OpeningInfo): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const opening of only ? [only] : (menu?.openings ?? [])) {
    for (const goal of opening.goals) {
      for (const ref of goal.aims) if (ref !== menu?.ref && !found.has(ref)) found.set(ref, goal.keys);
    }
  }
  return found;
}

/** Whether it is asked who of them goes. */
export const isStack = ({ keys, goals }: OpeningInfo) => goals.some((goal) => goal.keys.length > keys.length + 1);

/** Whether others may go along to goals of their own, and nobody does where one is clicked. */
export const isFleet = ({ goals }: OpeningInfo) => goals.some((goal) => goal.keys.at(-1) === DONE);

/** What an opening is called; where others at this place begin alike, with what it begins with. */
export function nameOf(opening: OpeningInfo, among: readonly OpeningInfo[]): string {
  const [first = "", ...more] = opening.texts;
  const alike = among.filter((each) => each.texts[0] === first).length;
  return alike > 1 && more.length ? `${first} · ${more.at(-1)}` : first;
}

/** So many chances are told in a menu. */
const MOST_CHANCES = 6;

/** What is rolled for where openings lead, each thing once. */
export function chancesOf(openings: readonly OpeningInfo[]): Odds[] {
  const all = openings.flatMap(({ odds, goals }) => [odds, ...goals.map((goal) => goal.odds)]);
  const known = all.filter((odds) => odds != null);
  return [...new Map(known.map((odds) => [odds.title, odds])).values()].slice(0, MOST_CHANCES);
}

/** By what options aim at, the keys that lead there after some others. */
export function leading(options: readonly OptionInfo[], keys: string[]): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const option of options) for (const ref of option.aims) found.set(ref, [...keys, option.key]);
  return found;
}

export const endOf = (way: WayInfo) => way.legs.at(-1)?.to ?? way.start;

/** The keys of a way, as many of its steps as one decision may hold. */
export function keysOf(legs: readonly LegInfo[]): string[] {
  const keys: string[] = [];
  for (const leg of legs) {
    if (keys.length + leg.keys.length > MOST_KEYS) break;
    keys.push(...leg.keys);
  }
  return keys;
}

/** How many steps are taken with so many keys; null where one was broken off. */
export function stepsTaken(legs: readonly LegInfo[], keys: number): number | null {
  let left = keys;
  for (const [n, leg] of legs.entries()) {
    if (left === 0) return n;
    left -= leg.keys.length;
    if (left < 0) return null;
  }
  return legs.length;
}

/** Whether the log says what was foreseen, and nothing else. */
export function wentAsForeseen(legs: readonly LegInfo[], lines: readonly { text: string }[]): boolean {
  const told = legs.flatMap((leg) => leg.told);
  return told.length === lines.length && told.every((text, n) => text === lines[n]!.text);
}
