/** What was drafted and not done, kept in this tab over a reload. */

import type { LegInfo } from "../api";
import type { List } from "./menu";

export interface Kept {
  /** The question that it answers. */
  seq: number;
  kind: string;
  /** Where the march stands that was drawn or begun, and the places that lie before it. */
  start: string;
  places: string[];
  /** The steps that were under way, and the line of the log with which they began. */
  begun: LegInfo[];
  since: number;
  list: Pick<List, "verb" | "name" | "kind" | "items"> | null;
}

const keyOf = (table: string, seat: string) => `tercio.draft.${table}.${seat}`;

export function keepDraft(table: string, seat: string, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(table, seat), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(table, seat));
  } catch {
    // It is drawn again, then.
  }
}

/** What was kept; it is taken out, so that it comes back once. */
export function takeDraft(table: string, seat: string): Kept | null {
  try {
    const found = sessionStorage.getItem(keyOf(table, seat));
    sessionStorage.removeItem(keyOf(table, seat));
    return found ? (JSON.parse(found) as Kept) : null;
  } catch {
    return null;
  }
}
