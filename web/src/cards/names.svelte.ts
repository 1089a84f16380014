/** The names of cards, wherever they stand in a text. */

import type { CardInfo } from "../api";
import { finder } from "../lib/finding";

export interface Piece {
  text: string;
  /** The ref of the card that this piece names; empty for other words. */
  card: string;
}

export class CardNames {
  private readonly byRef: Map<string, CardInfo>;
  private readonly byName: Map<string, string>;
  private readonly pattern: RegExp | null;

  constructor(cards: readonly CardInfo[] = []) {
    this.byRef = new Map(cards.map((card) => [card.ref, card]));
    this.byName = new Map(cards.map((card) => [card.name, card.ref]));
    // As they are written on the cards: a plague is no Plague.
    this.pattern = finder(this.byName.keys(), String.raw`\p{L}\p{N}-`, "gu");
  }

  get isEmpty(): boolean {
    return this.pattern === null;
  }

  card(ref: string): CardInfo | undefined {
    return this.byRef.get(ref);
  }

  /** A text cut where names of cards begin and end. */
  split(text: string): Piece[] {
    if (!this.pattern) return [{ text, card: "" }];
    const pieces: Piece[] = [];
    let at = 0;
    for (const found of text.matchAll(this.pattern)) {
      if (found.index > at) pieces.push({ text: text.slice(at, found.index), card: "" });
      pieces.push({ text: found[0], card: this.byName.get(found[0])! });
      at = found.index + found[0].length;
    }
    if (at < text.length) pieces.push({ text: text.slice(at), card: "" });
    return pieces;
  }
}

/** The cards of the game on the table. */
export const cardNames = $state<{ now: CardNames }>({ now: new CardNames() });
