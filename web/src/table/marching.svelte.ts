/** A march: how far what stands somewhere comes, the way that is drawn, and what is left of one that was begun. */

import type { LegInfo, Look, WayInfo } from "../api";
import { say } from "../lib/words";
import { endOf, keysOf, stepsTaken, wentAsForeseen } from "./menu";
import type { Play } from "./play.svelte";

/** What is left of a march that was begun. */
export interface March {
  kind: string;
  legs: LegInfo[];
  /** The steps that are under way, and the line of the log with which they began. */
  begun: LegInfo[];
  since: number;
}

export class Marching {
  /** By the place to which it leads, the way there. */
  reach = $state.raw<ReadonlyMap<string, WayInfo>>(new Map());
  /** The way that is drawn, and not begun. */
  draft = $state.raw<WayInfo | null>(null);
  /** The places by which it is to go; null, while nobody wants another way than the cheapest. */
  stops = $state.raw<string[] | null>(null);
  march = $state.raw<March | null>(null);
  /** The places of the way that is drawn, or that is left to go. */
  route = $derived.by<string[]>(() => {
    if (this.draft) return [this.draft.start, ...this.draft.legs.map((leg) => leg.to)];
    return [...(this.march?.begun.slice(-1) ?? []), ...(this.march?.legs ?? [])].map((leg) => leg.to);
  });

  constructor(private readonly play: Play) {}

  /** Nothing is drawn any more; what was begun goes on. */
  erase(): void {
    this.draft = this.stops = null;
    this.reach = new Map();
  }

  /** Draw a way, to be begun by one click more. */
  draw(way: WayInfo): void {
    this.draft = way;
    if (this.stops) void this.goBy([...this.stops, endOf(way)]);
  }

  /** Click the places of the way in turn, or leave that to the map again. */
  async chooseWay(): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    if (this.stops) await this.goBy(null);
    else this.stops = [];
  }

  /** How far it comes by way of some places. */
  async goBy(stops: string[] | null): Promise<void> {
    const { draft, play } = this;
    if (!draft) return;
    this.stops = stops;
    const seq = play.live?.seq;
    try {
      const { ways } = await play.api.ways(draft.start, false, stops ?? []);
      if (play.live?.seq !== seq || this.stops !== stops || !this.draft) return;
      this.reach = new Map(ways.map((way) => [endOf(way), way]));
      if (!stops) this.draft = this.reach.get(endOf(draft)) ?? draft;
    } catch (error) {
      play.fail(error);
    }
  }

  /** Begin what is drawn. */
  async begin(draft: WayInfo, kind: string): Promise<void> {
    this.march = { kind, legs: draft.legs, begun: [], since: 0 };
    await this.proceed();
  }

  /** The next steps, as far as nobody else is asked. */
  private async proceed(): Promise<void> {
    const { play } = this;
    if (!this.march) return;
    // While it is asked for, nothing is under way.
    const march = (this.march = { ...this.march, begun: [], since: play.lines.length });
    const taken = await play.decideAll(keysOf(march.legs));
    const steps = taken === null ? null : stepsTaken(march.legs, taken);
    if (this.march !== march) return;
    if (!steps) return this.halt();
    this.march = { ...march, begun: march.legs.slice(0, steps), legs: march.legs.slice(steps) };
    if (play.live) play.pointing.goOn(play.live);
  }

  /** A march goes on by itself when all has passed that was foreseen, and nothing else. */
  follow(look: Look): void {
    const { march } = this;
    if (!march?.begun.length || !look.prompt || look.window) return;
    if (!march.legs.length) this.march = null;
    else if (this.isAsForeseen(march, look)) void this.proceed();
    else this.halt();
  }

  private isAsForeseen({ kind, begun, since }: March, look: Look): boolean {
    return look.prompt?.kind === kind && wentAsForeseen(begun, this.play.lines.slice(since));
  }

  halt(): void {
    this.march = null;
    this.play.pointing.forget();
    // Before dice it is said what they are for.
    if (!this.play.rolling) this.play.notice = say("march-halted");
  }
}
