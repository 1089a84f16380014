/** Which happening is on the table, and for how long. */

import type { Happening } from "../api";
import { keep, recall } from "../lib/memory";
import { news, worthALook } from "./happenings";

export const STAYS = ["moment", "stay", "off"] as const;
export type Stays = (typeof STAYS)[number];
const [MOMENT, KEY, DICE] = [9000, "tercio.happenings", "tercio.dice"];

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
  /** Whether it was asked for, and stays until it is put away. */
  asked = $state(false);
  private seen = -1;
  private shown = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What is shown of these. */
  of(happenings: readonly Happening[]): Happening | undefined {
    return this.first === null ? undefined : happenings.find((each) => each.first === this.first);
  }

  /** As many lines of the log are told now: forwards there may be news. */
  reach(happenings: readonly Happening[], line: number): void {
    const from = this.seen;
    this.seen = line;
    if (line < from) {
      this.shown = new Set();
      // Whoever goes back before it has come by itself is not shown it there.
      if (!this.asked && this.first !== null && line <= this.first) this.close();
    }
    // What was there when the table was opened is not news.
    if (from <= 0 || line <= from || manner.stays === "off") return;
    const fresh = news(happenings, from, line).filter((each) => !this.shown.has(each.first));
    for (const each of fresh) this.shown.add(each.first);
    const found = worthALook(fresh);
    if (!found) return;
    this.first = found.first;
    this.asked = false;
    if (manner.stays === "moment") this.leaveSoon();
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
    if (!this.asked && manner.stays === "moment") this.timer = setTimeout(() => this.close(), MOMENT);
  }

  close(): void {
    clearTimeout(this.timer);
    this.first = null;
    this.asked = false;
  }
}
