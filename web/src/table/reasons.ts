/** Why not, sorted by what somebody might want to do. */

import type { CardFace, More, OptionInfo, Reason } from "../api";

export interface Against {
  /** What is not possible; empty, where it is the question itself. */
  doing: string[];
  reasons: Reason[];
}

/** A sentence that no rule is behind. */
export const plain = (text: string): Reason => ({ text, cite: "", doing: "", general: false });

/** Things that the same reasons are against stand together. */
export function byAction(reasons: readonly Reason[]): Against[] {
  const found = new Map<string, Reason[]>();
  for (const reason of reasons) found.set(reason.doing, [...(found.get(reason.doing) ?? []), reason]);
  const told = new Map<string, Against>();
  for (const [doing, against] of found) {
    const sentences = JSON.stringify(against.map(({ text, cite }) => [text, cite]));
    const same = told.get(sentences);
    if (same) same.doing.push(doing);
    else told.set(sentences, { doing: doing ? [doing] : [], reasons: against });
  }
  return [...told.values()];
}

/** Why cards that somebody holds cannot be played now, by their refs. */
export function barred(
  held: readonly CardFace[],
  options: readonly OptionInfo[],
  reasons: More["reasons"],
): ReadonlyMap<string, Reason[]> {
  const lit = new Set(options.flatMap((option) => option.refs));
  const cards = held.filter((card) => card.ref && !lit.has(card.ref));
  const told = cards.map((card) => reasons[card.ref] ?? []);
  // What bars every card alike says nothing about any of them: the question is about other things.
  const sorts = new Set(cards.map((card, i) => (told[i]![0]?.text ?? "").replaceAll(card.name, "")));
  if (cards.length > 1 && cards.length === held.length && sorts.size === 1) return new Map();
  return new Map(cards.map((card, i) => [card.ref, told[i]!]));
}
