/** Which cards somebody looks for. */

import type { CardInfo, CardSpot } from "../api";

export interface Sieve {
  word: string;
  kind: string;
  side: string;
  value: string;
  turn: string;
  where: "" | CardSpot["where"];
}

export const EVERYTHING: Sieve = { word: "", kind: "", side: "", value: "", turn: "", where: "" };

export function passes(card: CardInfo, sieve: Sieve): boolean {
  return (
    (!sieve.kind || card.kind === sieve.kind) &&
    (!sieve.side || speaksOf(card, sieve.side)) &&
    (!sieve.value || card.value === Number(sieve.value)) &&
    (!sieve.turn || card.turn === Number(sieve.turn)) &&
    (!sieve.where || card.spots.some((spot) => spot.where === sieve.where)) &&
    sieve.word
      .toLowerCase()
      .split(/\s+/)
      .every((word) => told(card).includes(word))
  );
}

/** Its own, or one whose text is about it. */
function speaksOf(card: CardInfo, side: string): boolean {
  return card.owner === side || new RegExp(`(?<!\\p{L})${side}`, "iu").test(`${card.name} ${card.text}`);
}

function told(card: CardInfo): string {
  return `${card.number || ""} ${card.name} ${card.text}`.toLowerCase();
}

/** What there is to choose from, in order. */
export function valuesOf<T>(cards: readonly CardInfo[], pick: (card: CardInfo) => T): T[] {
  return [...new Set(cards.map(pick))].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
