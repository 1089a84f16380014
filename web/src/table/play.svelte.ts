/** A table at which somebody sits: what they can do there, what they point at, and why not. */

import type { Board, Look, More, Odds, Reason, Side, TableApi } from "../api";
import { trouble } from "../lib/trouble";
import { say } from "../lib/words";
import { Deciding } from "./deciding.svelte";
import { Offered } from "./offered.svelte";
import { Pointing } from "./pointing.svelte";
import { barred, plain } from "./reasons";
import type { Slot } from "./slots";
import type { Arrival, Beside } from "./watching.svelte";

export interface Why {
  name: string;
  reasons: Reason[];
}

/** The chances of so many options come with a look. */
const WEIGHED = 60;

export class Play extends Deciding {
  why = $state.raw<Why | null>(null);
  /** The chances of options that lead to a roll, by key. */
  chances = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  /** The option that somebody points at. */
  weighed = $state("");
  /** Why cards in my hand cannot be played now. */
  reasons = $state.raw<ReadonlyMap<string, Reason[]>>(new Map());
  /** Whether the guide is listened to. */
  guided = $state(false);

  readonly offered = new Offered();
  readonly pointing = new Pointing(this);
  places = $derived<Slot[]>(this.past || !this.live ? [] : this.offered.places);
  options = $derived(this.places.filter((slot) => !slot.gone).map((slot) => slot.option));
  /** What somebody points at, or has chosen. */
  shown = $derived<ReadonlySet<string>>(
    new Set(this.live?.options.find((option) => option.key === this.pending)?.refs ?? this.pointed),
  );
  /**
   * Who is seen to be waited for: not who has said on an open floor that they are ready. While anybody
   * may respond, others do not show that they do.
   */
  awaited = $derived<ReadonlySet<string>>(
    new Set(
      this.look?.waiting.filter(
        (seat) =>
          !this.look?.floor?.ready.includes(seat) &&
          (!this.look?.window || (seat === this.api.seat && this.look.prompt)),
      ),
    ),
  );
  /** Whether I am waited for. */
  due = $derived.by(() => {
    const { live } = this;
    const isAsked = !!live?.prompt && live.prompt.kind !== "stranded" && !live.result;
    return isAsked && !live.floor?.ready.includes(this.api.seat ?? "");
  });
  /** What glows: where the menu or a draft leads, else what the question is about. */
  lit = $derived<ReadonlySet<string>>(
    this.past || !this.live
      ? new Set()
      : (this.pointing.lit ?? new Set(this.live.options.flatMap((option) => option.aims))),
  );
  /** The option that the guide would take. */
  wise = $derived(this.guided && !this.past ? (this.live?.guide?.key ?? "") : "");

  /** The chart that is shown: of what is pointed at, else of the first option that has one. */
  odds = $derived<Odds | null>(
    this.past
      ? null
      : (this.chances.get(this.weighed) ?? (this.weighed ? null : ([...this.chances.values()][0] ?? null))),
  );

  /** Why cards cannot be played now, by their refs. */
  private told: More["reasons"] = {};
  /** The place that was clicked last. */
  private clicked = "";

  constructor(readonly api: TableApi) {
    super();
  }

  override close(): void {
    this.pointing.keep();
    super.close();
  }

  protected arrive(look: Look, how: Arrival): void {
    this.offered.arrive(look, how);
    if (!how.moved) return;
    this.rolling = null;
    this.pointing.outlast(look, how.mine);
    this.why = null;
    this.weighed = "";
  }

  protected learn(look: Look, beside: Beside): void {
    this.told = beside.reasons;
    const hands = look.scene.hands.filter((hand) => this.mine.has(hand.side));
    this.reasons = barred(
      hands.flatMap((hand) => hand.cards),
      look.options,
      beside.reasons,
    );
    this.chances = new Map(Object.entries(beside.odds));
  }

  protected goOn(look: Look): void {
    this.pointing.goOn(look);
  }

  protected settle(): void {
    this.why = null;
  }

  /** A click on an option, the so-manieth in a row. */
  async choose(key: string, clicks = 1): Promise<void> {
    this.clicked = "";
    if (this.offered.isMeant(key, clicks)) await this.decide(key);
  }

  async decide(key: string): Promise<void> {
    const option = this.live?.options.find((each) => each.key === key);
    this.pointing.chose(option, this.live?.prompt?.kind ?? "");
    await this.decideAll([key]);
  }

  /** Take what is proposed, or its first lines. */
  async takeProposed(keys: string[]): Promise<void> {
    this.pointing.forget();
    await this.undertake(keys);
  }

  private placeOf(ref: string): Board["places"][number] | undefined {
    for (const board of this.boards) {
      const place = board.places.find((each) => each.ref === ref);
      if (place) return place;
    }
    return undefined;
  }

  isPlace(ref: string): boolean {
    return this.placeOf(ref) !== undefined;
  }

  /** Where options begin with a power, its colours do too. */
  sideOf(refs: readonly string[]): Side | undefined {
    return refs[0]?.startsWith("power:") ? this.sides.get(refs[0].slice(6)) : undefined;
  }

  /** What a place, a piece or a card is called; an action goes by the words of its option. */
  nameOf(ref: string): string {
    const scene = this.look?.scene;
    return (
      this.placeOf(ref)?.name ||
      scene?.pieces.find((piece) => piece.ref === ref)?.name ||
      scene?.hands.flatMap((hand) => hand.cards).find((card) => card.ref === ref)?.name ||
      this.live?.options.find((option) => option.refs.includes(ref))?.text ||
      ""
    );
  }

  /**
   * Whether a click on a place is meant for what is asked now. While an answer is on its way it waits for what is
   * asked next: the last one does, and not the second click of two.
   */
  private async isMeant(ref: string): Promise<boolean> {
    if (this.busy && ref === this.clicked) return false;
    this.clicked = ref;
    while (this.busy) if ((await this.answering) === null || this.clicked !== ref) return false;
    if (this.pointing.reopens) await this.pointing.reopens;
    return this.clicked === ref;
  }

  /** A click on something: choose it, ask which, or say why not. */
  async pick(ref: string): Promise<void> {
    if (this.isPlace(ref) && !(await this.isMeant(ref))) return;
    if (this.past || !this.live) return;
    const name = this.nameOf(ref);
    const found = this.live.options.filter((option) => option.refs.includes(ref));
    this.why = null;
    if (this.pointing.take(ref)) return;
    if (found.length === 1 && !this.offered.about) return this.decide(found[0]!.key);
    if (found.length) return this.offered.narrow(ref);
    if (!this.api.seat) return;
    if (this.isPlace(ref) && this.live.prompt) return this.pointing.unfold(ref, name);
    try {
      const reasons = this.told[ref] ?? (await this.api.why(ref));
      const none = this.live.prompt ? "why-not-now" : "why-not-your-turn";
      this.why = { name, reasons: reasons.length ? reasons : [plain(say(none))] };
    } catch (error) {
      this.why = { name, reasons: [plain(trouble(error))] };
    }
  }

  async weigh(key: string): Promise<void> {
    this.weighed = key;
    const look = this.live;
    if (!this.api.seat || this.past || !look || look.options.findIndex((each) => each.key === key) < WEIGHED) return;
    const found = await this.api.odds(key).catch(() => null);
    if (found && this.live === look) this.chances = new Map([...this.chances, [key, found]]);
  }
}
