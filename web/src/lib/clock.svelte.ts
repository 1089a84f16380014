/** The server's time of day, which all who sit at a table have in common. */

import { written } from "./language";
import { say } from "./words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

class Clock {
  /** In seconds since 1970, every few seconds. */
  now = $state(Date.now() / 1000);
  /** How far this machine's clock is behind. */
  private behind = 0;

  constructor() {
    setInterval(() => this.look(), 5000);
  }

  /** By the date of an answer, which is as old as the answer took to come. */
  set(date: string | null): void {
    const told = date ? Date.parse(date) : NaN;
    if (Number.isNaN(told)) return;
    const behind = told / 1000 - Date.now() / 1000;
    // Its dates are whole seconds, and a line has its delays: less is no difference.
    if (Math.abs(behind - this.behind) > 3) {
      this.behind = behind;
      this.look();
    }
  }

  private look(): void {
    this.now = Date.now() / 1000 + this.behind;
  }
}

export const clock = new Clock();

const day = written({ weekday: "short", day: "numeric", month: "short" });

/** A day of the calendar, as the server writes it, in words. */
export function dayOf(said: string): string {
  return day.format(new Date(`${said}T12:00:00`));
}

/** The day on which a moment is, here. */
export function dayAt(seconds: number): string {
  return day.format(new Date(seconds * 1000));
}

/** How long, in one unit: nobody needs the seconds of an hour. */
export function inWords(seconds: number): string {
  if (seconds < MINUTE) return say("time-now");
  if (seconds < HOUR) return say("time-minutes", { n: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return say("time-hours", { n: Math.floor(seconds / HOUR) });
  return say("time-days", { n: Math.floor(seconds / DAY) });
}
