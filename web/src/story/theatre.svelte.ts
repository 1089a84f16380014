/** Which happening is on the table, and for how long. */

import type { Happening } from "../api";
import { keep, recall } from "../lib/memory";
import { news, worthALook } from "./happenings";

export const STAYS = ["moment", "stay", "off"] as const;
export type Stays = (typeof STAYS)[number];
const [KEY, DICE] = ["tercio.happenings", "tercio.dice"];
/** How long one is shown: alone, and while others wait. */
const [MOMENT, WHILE_OTHERS_WAIT] = [9000, 5000];
/** So many wait at most: of more there is a digest. */
const PATIENCE = 12;

function remembered(): Stays {
  const known = recall(KEY);
  return STAYS.find((each) => each === known) ?? "moment";
}

/** How a reader wants to see them: the same at every table. */
class Manner {
  stays = $state<Stays>(remembered());
  dice = $state(recall(DICE) !== "still");

  keep(stays: Stays, dice: boolean): void {
    this.stays = stays;
    this.dice = dice;
    keep(KEY, stays);
    keep(DICE, dice ? "roll" : "still");
  }
}
export const manner = new Manner();

export class Theatre {
  /** By the number of its first line: it may still grow. */
  private first = $state<number | null>(null);
  /** What has come since and is shown after it, by the same numbers. */
  private queue = $state.raw<number[]>([]);
  /** Whether it was asked for, and stays until it is put away. */
  asked = $state(false);
  private seen = -1;
  private wasLookingBack = false;
  private shown = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** How many are shown after this one. */
  get waiting(): number {
    return this.queue.length;
  }

  /** What is shown of these. */
  of(happenings: readonly Happening[]): Happening | undefined {
    return this.first === null ? undefined : happenings.find((each) => each.first === this.first);
  }

  /**
   * As many lines of the log are told now: forwards there may be news. What comes while one plays is
   * shown one after the other; whoever looks back sees what was last where they stand.
   */
  reach(happenings: readonly Happening[], line: number, looksBack = false): void {
    const from = this.seen;
    const isLive = !looksBack && !this.wasLookingBack;
    this.seen = line;
    this.wasLookingBack = looksBack;
    if (line < from) {
      this.shown = new Set();
      this.queue = this.queue.filter((first) => first < line);
      // Whoever goes back before it has come by itself is not shown it there.
      if (!this.asked && this.first !== null && line <= this.first) this.close();
    }
    // What was there when the table was opened is not news.
    if (from <= 0 || line <= from || manner.stays === "off") return;
    const fresh = news(happenings, from, line).filter((each) => !this.shown.has(each.first));
    for (const each of fresh) this.shown.add(each.first);
    if (!fresh.length) return;
    if (isLive) this.queue = [...this.queue, ...fresh.map((each) => each.first)].slice(-PATIENCE);
    else this.queue = [worthALook(fresh)!.first];
    if (this.first === null || !isLive) this.next();
    else this.leaveSoon();
  }

  /** What waits comes to the table. */
  next(): void {
    const [first, ...rest] = this.queue;
    clearTimeout(this.timer);
    this.queue = rest;
    this.first = first ?? null;
    this.asked = false;
    if (first !== undefined) this.leaveSoon();
  }

  open(happening: Happening): void {
    clearTimeout(this.timer);
    this.first = happening.first;
    this.asked = true;
  }

  /** Somebody is reading it. */
  stay(): void {
    clearTimeout(this.timer);
  }

  leaveSoon(): void {
    clearTimeout(this.timer);
    if (this.asked || manner.stays !== "moment") return;
    this.timer = setTimeout(() => this.next(), this.waiting ? WHILE_OTHERS_WAIT : MOMENT);
  }

  /** It is put away, with all that waits. */
  close(): void {
    this.queue = [];
    this.next();
  }
}
