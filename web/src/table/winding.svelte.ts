/** What has happened since somebody moved last, and winding back to it. */

import type { LogLine, Look, TableApi } from "../api";
import { keep, recall } from "../lib/memory";
import { stepFrom, type Step } from "../story/stages";

/** How long a playback may take, and how long it rests at a stop at least. */
const PLAYBACK = 45_000;
const REST = 450;
const SLOWEST = 1300;
/** How long a part of the game is looked at. */
const PER_STEP: Record<Step, number> = { line: 1300, impulse: 2400, phase: 3000, turn: 4000 };

function seenKey(id: string, seat: string | null): string {
  return `tercio.seen.${id}.${seat ?? ""}`;
}

/** A log that can be wound back, with the table as it stood then. */
export abstract class Winding {
  past = $state.raw<Look | null>(null);
  lines = $state.raw<LogLine[]>([]);
  /** The line of the log at which one has moved last. */
  mark = $state(0);
  /** What has happened since then is told above the log, which takes room. */
  telling = $state(false);
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  at = $state<number | null>(null);
  playing = $state(false);
  away = $state(0);
  /** In which steps a game is wound, and how fast. */
  step = $state<Step>("line");
  speed = $state(1);
  protected timer: ReturnType<typeof setTimeout> | undefined;

  abstract readonly api: TableApi;
  abstract fail(error: unknown): void;

  protected countAway(): void {
    const seen = Number(this.stored() ?? this.lines.length);
    this.away = Math.max(0, this.lines.length - seen);
    this.mark = Math.min(seen, this.lines.length);
    if (this.stored() === null) this.remember();
  }

  private stored(): string | null {
    return recall(seenKey(this.api.id, this.api.seat));
  }

  remember(): void {
    this.away = 0;
    this.mark = this.lines.length;
    keep(seenKey(this.api.id, this.api.seat), String(this.lines.length));
  }

  async wind(at: number): Promise<void> {
    this.at = at;
    try {
      const found = await this.api.replay(at);
      if (this.at !== at) return;
      this.past = found.look;
      this.pointed = new Set(this.lines[at - 1]?.refs ?? []);
    } catch (error) {
      this.fail(error);
      this.now();
    }
  }

  now(): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.at = null;
    this.past = null;
    this.pointed = new Set();
  }

  /**
   * Play what happened from a line of the log on, in less than a minute: where there is much, or
   * the server is slow, it stops less often.
   */
  async playFrom(first: number): Promise<void> {
    const last = this.lines.length;
    const whole = Math.min(PLAYBACK, SLOWEST * (last - first));
    const begun = performance.now();
    this.playing = true;
    const onward = async (from: number): Promise<void> => {
      if (!this.playing) return;
      const due = first + ((performance.now() - begun) / whole) * (last - first);
      const at = Math.min(last, Math.max(from + 1, Math.ceil(due)));
      await this.wind(at);
      if (at >= last) {
        this.timer = setTimeout(() => {
          this.now();
          this.remember();
        }, 2 * REST);
        return;
      }
      const next = begun + ((at + 1 - first) / (last - first)) * whole;
      this.timer = setTimeout(() => void onward(at), Math.max(REST, next - performance.now()));
    };
    await onward(first);
  }

  /** Play on from where the table stands, part by part, as fast as somebody wants to see it. */
  async run(): Promise<void> {
    this.playing = true;
    const onward = async (from: number): Promise<void> => {
      const at = stepFrom(this.lines, from, this.step, 1);
      const next = performance.now() + PER_STEP[this.step] / this.speed;
      await this.wind(at);
      if (!this.playing) return;
      if (at >= this.lines.length) this.playing = false;
      else this.timer = setTimeout(() => void onward(at), Math.max(REST / this.speed, next - performance.now()));
    };
    const last = this.lines.length;
    await onward(this.at === null || this.at >= last ? 0 : this.at);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
