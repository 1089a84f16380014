/** A long list in groups: what options are about is said once, and each is as short as can be. */

import type { Look } from "../api";
import type { Slot } from "./slots";

export interface Member {
  slot: Slot;
  /** Where it stands in the whole list. */
  at: number;
  /** What it says beyond the heading. */
  short: string;
}

export interface Group {
  /** Empty, where options stand for themselves. */
  heading: string;
  members: Member[];
}

/** Shorter lists are read as they are. */
export const LONG = 9;

/** Whether a list wants more room than others. Where deals come and go it never does, unless I am writing one: what
    lies beside it must not move while somebody aims at it. */
export function isLong({ prompt, options }: Pick<Look, "prompt" | "options">): boolean {
  const isFloor = prompt?.kind === "negotiate" && !options.some((option) => option.key === "scrap");
  return options.length > LONG && !isFloor;
}

/** So many words in common are worth a heading; where words have no spaces, so many letters. */
const TELLING = 3;
const TELLING_LETTERS = 5;

/**
 * By the first thing that each is about, in the order in which these come. What came later than the
 * list stands at its end, so that nothing moves. Null, where that makes no shorter reading.
 */
export function grouped(slots: readonly Slot[]): Group[] | null {
  if (slots.length <= LONG) return null;
  const about = new Map<string, Member[]>();
  const single: Member[] = [];
  for (const [at, slot] of slots.entries()) {
    const ref = slot.late ? "" : (slot.option.refs[0] ?? "");
    const member = { slot, at, short: slot.option.text };
    if (!ref) single.push(member);
    else about.set(ref, [...(about.get(ref) ?? []), member]);
  }
  const named = [...about.values()].flatMap((members) => titled(members) ?? []);
  const told = new Set(named.flatMap((group) => group.members.map((member) => member.at)));
  const rest = [...about.values()].flat().filter((member) => !told.has(member.at));
  const shared = named.filter((group) => group.members.length > 1).flatMap((group) => group.members);
  if (told.size < slots.length / 2 || shared.length < told.size / 2) return alike(slots);
  const others = [...rest, ...single].sort((a, b) => a.at - b.at);
  return others.length ? [...named, { heading: "", members: others }] : named;
}

/** Many places for one thing ("A mercenary of France in ..."): what all of them say is said once. */
function alike(slots: readonly Slot[]): Group[] | null {
  const members = slots.map((slot, at) => ({ slot, at, short: slot.option.text }));
  const named = members.filter(({ slot }) => !slot.late && slot.option.refs.length > 0);
  const common = named.length > LONG ? saidByAll(named.map((member) => member.short)) : null;
  if (!common) return null;
  const others = members.filter((member) => !named.includes(member));
  const group = {
    heading: common.heading,
    members: named.map((member) => ({
      ...member,
      short: member.short.slice(common.from, member.short.length - common.till),
    })),
  };
  return others.length ? [group, { heading: "", members: others }] : [group];
}

/** What all begin with, in words; or what all end with, in a language that puts the place first. */
function saidByAll(texts: readonly string[]): { heading: string; from: number; till: number } | null {
  const prefix = commonWords(texts);
  if (prefix.trim().split(/\s+/).length >= TELLING) return { heading: prefix.trim(), from: prefix.length, till: 0 };
  const ending = commonEnd(texts);
  if (ending.length < TELLING_LETTERS || /\s/.test(texts.join(""))) return null;
  return { heading: `…${ending}`, from: 0, till: ending.length };
}

/** What the texts of some options begin with, in whole words, is their heading. */
function titled(members: Member[]): Group[] | null {
  const texts = members.map((member) => member.slot.option.text);
  let prefix = members.length > 1 ? commonWords(texts) : texts[0]!;
  const colon = prefix.lastIndexOf(": ");
  if (colon >= 0) prefix = prefix.slice(0, colon + 2);
  else if (members.length === 1) return null;
  if (!prefix) return null;
  const heading = prefix.trim().replace(/:$/, "");
  return [{ heading, members: members.map((each, i) => ({ ...each, short: texts[i]!.slice(prefix.length) })) }];
}

function commonEnd(texts: readonly string[]): string {
  const [first = ""] = texts;
  let from = first.length;
  while (
    from > 0 &&
    texts.every((text) => text.length > first.length - from + 1 && text.endsWith(first.slice(from - 1)))
  )
    from--;
  return first.slice(from);
}

function commonWords(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  let end = 0;
  for (const word of first.match(/\S+\s+/g) ?? []) {
    const longer = first.slice(0, end + word.length);
    if (!others.every((text) => text.startsWith(longer))) break;
    end = longer.length;
  }
  return first.slice(0, end);
}
