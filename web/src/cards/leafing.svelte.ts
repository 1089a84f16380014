/** Whether somebody leafs through the cards, and at which. */

import { api, type CardBook, type TableApi } from "../api";

interface Leafing {
  /** The game whose cards they are. */
  game: string;
  /** Where one sits, if anywhere: there one also knows where cards are. */
  table: TableApi | null;
  open: boolean;
  /** The card that is read, by its ref. */
  card: string;
}

export const leafing = $state<Leafing>({ game: "", table: null, open: false, card: "" });

/** What had the focus before, and gets it back. */
let opener: HTMLElement | null = null;

export function leafThrough(card = ""): void {
  if (!leafing.open) opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  leafing.card = card;
  leafing.open = true;
}

export function stopLeafing(): void {
  if (!leafing.open) return;
  leafing.open = false;
  if (opener?.isConnected) opener.focus();
}

export function toggleLeafing(card = ""): void {
  if (leafing.open) stopLeafing();
  else leafThrough(card);
}

/** Whose cards they are from now on: those of a table, or of a game as such. */
export function leafAt(game: string, table: TableApi | null): void {
  leafing.game = game;
  leafing.table = table;
}

export function leafAtNone(): void {
  stopLeafing();
  leafAt("", null);
}

/** The cards as they are known where one sits. */
export function fetchBook(): Promise<CardBook> {
  return leafing.table ? leafing.table.cards() : api.cards(leafing.game);
}
