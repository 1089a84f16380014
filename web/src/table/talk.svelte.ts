/** What is talked at a table, by channels, and what of it was read. */

import { keep, recall } from "../lib/memory";
import { ALL, channelsOf, type Channel, type Marks } from "./channels";
import type { Play } from "./play.svelte";

export class Talking {
  /** The channel that is open. */
  chosen = $state(ALL);
  private marks = $state.raw<Marks>({});
  private known = "";

  constructor(private readonly play: Play) {}

  /** As whom I speak; before a game begins one looks from no seat, and may yet hold one. */
  me = $derived.by(() => this.play.api.seat ?? this.play.info?.seats.find((seat) => seat.mine)?.seat ?? null);
  /** Bots do not talk. */
  private partners = $derived.by(() => {
    if (!this.play.mayWhisper) return [];
    const others = this.play.info?.seats.filter((seat) => seat.seat !== this.me && !seat.bot) ?? [];
    return others.map((seat) => seat.seat);
  });
  channels = $derived.by<Channel[]>(() => channelsOf(this.play.talk, this.me, this.partners, this.marks));
  channel = $derived(this.channels.find((each) => each.key === this.chosen) ?? this.channels[0]!);
  unread = $derived(this.channels.reduce((sum, channel) => sum + channel.unread, 0));

  /** Take up what was read in this browser before. */
  remember(): void {
    const key = `tercio.read.${this.play.api.id}.${this.me ?? ""}`;
    if (key === this.known) return;
    this.known = key;
    try {
      this.marks = JSON.parse(recall(key) ?? "{}") as Marks;
    } catch {
      this.marks = {};
    }
  }

  /** Somebody has the open channel before their eyes. */
  read(): void {
    const last = this.channel.lines.at(-1);
    if (!last || !this.known || !this.channel.unread) return;
    this.marks = { ...this.marks, [this.channel.key]: last.at };
    keep(this.known, JSON.stringify(this.marks));
  }
}
