/** A table as one pair of eyes sees it, kept fresh, and what they can do there. */

import {
  Lost,
  newWord,
  NOTHING,
  Refused,
  TableApi,
  type Board,
  type Change,
  type Happening,
  type Known,
  type LogPart,
  type Look,
  type More,
  type Odds,
  type NewOrder,
  type OrderInfo,
  type Ping,
  type Reason,
  type Side,
  type TableInfo,
  type TalkLine,
} from "../api";
import { geometry } from "../board/geometry";
import { Glossary, words } from "../lib/glossary.svelte";
import { Line } from "../lib/line.svelte";
import { trouble } from "../lib/trouble";
import { say } from "../lib/words";
import { gather } from "../story/happenings";
import { withEdits } from "./edits";
import { Pointing } from "./pointing.svelte";
import { Winding } from "./winding.svelte";
import { changed, inOrder, keepPlaces, type Slot } from "./slots";

const CHUNK = 500;

/** Looks are numbered as they are asked for: one that comes late takes no later one's place. */
interface Numbered {
  look: Look;
  number: number;
}

/** What comes beside a look, or with what has changed. */
type Beside = Pick<More, "reasons" | "odds" | "talk">;

const isChange = (told: Ping | Look | Change): told is Change => "edits" in told;

export interface Why {
  name: string;
  reasons: Reason[];
}

/** No option has such a key. */
export const UNDO = "take back";
export const ORDER = "order";
/** So long after others have changed the list, a click may have been meant for what stood there. */
const UNSETTLED = 1000;
/** The chances of so many options come with a look. */
const WEIGHED = 60;

/** What an order says, without its words. */
export function plain(order: OrderInfo): NewOrder {
  const { window, until, unless, against, take, about, kind, note } = order;
  return { window, until, unless, against, take, about, kind, note };
}

export class Play extends Winding {
  info = $state<TableInfo | null>(null);
  boards = $state.raw<Board[]>([]);
  live = $state.raw<Look | null>(null);
  happenings = $state.raw<Happening[]>([]);
  talk = $state.raw<TalkLine[]>([]);
  mayWhisper = $state(false);
  /** The seats whose holders are here. */
  here = $state.raw<ReadonlySet<string>>(new Set());
  /** The table is not there any more. */
  gone = $state(false);
  /** What was chosen and leads straight to dice, until somebody says that they mean it. */
  rolling = $state.raw<string[] | null>(null);
  problem = $state("");
  notice = $state("");
  /** The option that was chosen, or taking back, until the server has answered. */
  pending = $state("");
  why = $state.raw<Why | null>(null);
  /** The chances of options that lead to a roll, by key. */
  chances = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  /** The option that somebody points at. */
  weighed = $state("");
  /** Why cards in my hand cannot be played now. */
  reasons = $state.raw<ReadonlyMap<string, Reason[]>>(new Map());
  /** What the options are narrowed down to by a click on the board or a word. */
  about = $state("");
  filter = $state("");
  /** The option that came to stand under a click, and must be clicked again. */
  unsure = $state("");
  /** Whether the guide is listened to. */
  guided = $state(false);

  readonly line = new Line();
  readonly pointing = new Pointing(this);
  busy = $derived(this.pending !== "");
  look = $derived(this.past ?? this.live);
  sides = $derived(
    new Map<string, Side>(
      [...this.boards.flatMap((b) => b.sides), ...(this.look?.scene.sides ?? [])].map((s) => [s.id, s]),
    ),
  );
  mine = $derived(new Set([...this.sides.values()].filter((s) => s.seat && s.seat === this.api.seat).map((s) => s.id)));
  /** What can be chosen, each where it stands; narrowed down, without gaps. */
  places = $derived.by<Slot[]>(() => {
    if (this.past || !this.live) return [];
    const word = this.filter.trim().toLowerCase();
    if (!word && !this.about) return this.slots;
    return this.slots.filter(
      ({ option, gone }) =>
        !gone &&
        (!this.about || option.refs.includes(this.about)) &&
        (!word || option.text.toLowerCase().includes(word)),
    );
  });
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

  private slots = $state.raw<Slot[]>([]);
  /** What has just come to stand where it stands; and whether others have done that. */
  private fresh: { keys: ReadonlySet<string>; byOthers: boolean; until: number } | null = null;
  /** Why cards cannot be played now, by their refs. */
  private told: More["reasons"] = {};
  private stop: (() => void) | null = null;
  /** The version that the server told last. */
  private pinged = "";
  private fetching = false;
  private again = false;
  /** The latest look that was asked for, and the latest one that came. */
  private asked = 0;
  private taken = 0;

  constructor(readonly api: TableApi) {
    super();
  }

  async open(): Promise<void> {
    try {
      // All at once, so that the table is there after one round trip; before a game begins there
      // is nothing to look at.
      const looking = this.insist(() => this.api.look(NOTHING)).catch((error: unknown) => error);
      const glossary = this.api.glossary().catch(() => []);
      const drawing = this.line.insist(this.api.boards);
      void drawing.then(([first]) => geometry(first?.geometry ?? "")).catch(() => {});
      const [info, boards] = await Promise.all([this.line.insist(this.api.info), drawing]);
      this.info = info;
      if (info.status === "gathering") {
        this.talk = (await this.line.insist(this.api.talk)).entries;
        return;
      }
      const found = await looking;
      if (found instanceof Error) throw found;
      this.boards = boards;
      const taking = this.take(found as Numbered);
      words.now = new Glossary(await glossary);
      await taking;
      this.countAway();
      this.problem = "";
    } catch (error) {
      if (this.info?.status === "gathering" && error instanceof Refused && error.status === 404) this.gone = true;
      else this.fail(error);
    }
  }

  follow(): void {
    this.stop = this.api.events(
      (ping) => {
        this.pinged = ping.version;
        // While I decide, it may be of that: the answer tells.
        if (!this.busy) void this.hearOf(ping);
      },
      (seats) => (this.here = new Set(seats)),
      () => void this.refresh(),
    );
  }

  close(): void {
    this.pointing.keep();
    this.stop?.();
    this.line.close();
    clearTimeout(this.timer);
  }

  /** Take over what has changed, if that is since what I see; else look again. */
  private async hearOf(ping: Ping): Promise<void> {
    if (isChange(ping) && this.goesOn(ping)) await this.takeOver(ping);
    else await this.catchUp();
  }

  private goesOn(change: Change): boolean {
    const { log } = change;
    return change.after === this.live?.version && (log.entries[0]?.n ?? log.total) <= this.lines.length;
  }

  private async takeOver(change: Change, mine = false): Promise<Look> {
    const look = withEdits(this.live!, change);
    await this.take({ look, number: ++this.asked }, mine, change);
    return look;
  }

  /** Look again, unless what there is to see has come already. */
  private async catchUp(): Promise<void> {
    if (this.pinged && this.pinged !== this.live?.version) await this.refresh();
  }

  async refresh(): Promise<void> {
    if (this.fetching) {
      this.again = true;
      return;
    }
    this.fetching = true;
    try {
      if (!this.boards.length || this.info?.status !== "playing") await this.open();
      else await this.take(await this.insist(() => this.api.look(this.known())));
    } catch (error) {
      this.fail(error);
    } finally {
      this.fetching = false;
      if (this.again) {
        this.again = false;
        void this.catchUp();
      }
    }
  }

  /** What I have read. One line is read twice: another one in its place tells of what was taken back. */
  private known(): Known {
    return { since: Math.max(0, this.lines.length - 1), heard: (this.talk.at(-1)?.n ?? -1) + 1 };
  }

  /** Ask for a look until there is one. */
  private async insist(ask: () => Promise<Look>): Promise<Numbered> {
    let number = 0;
    const look = await this.line.insist(() => {
      number = ++this.asked;
      return ask();
    });
    return { look, number };
  }

  /** `mine`: what I did has led to it; `change`: how it came from the one before. */
  private async take({ look, number }: Numbered, mine = false, change?: Change): Promise<void> {
    if (number < this.taken) return;
    this.taken = number;
    const same = !mine && look.prompt?.kind === this.live?.prompt?.kind;
    const moved = look.seq !== this.live?.seq || look.prompt?.text !== this.live?.prompt?.text;
    this.place(look, same, mine);
    this.live = look;
    if (moved) {
      this.rolling = null;
      this.pointing.close();
      this.why = null;
      this.weighed = "";
    }
    if (moved && !same) {
      this.about = "";
      this.filter = "";
    }
    if (change) {
      const { clocks, time } = change.times;
      const seats = this.info?.seats.map((seat) => ({ ...seat, clock: clocks[seat.seat] ?? null }));
      if (this.info && seats) this.info = { ...this.info, time, seats };
      this.hear(look, change);
      this.readOn(change.log);
    } else if (look.more) {
      const { status, seats, time } = look.more;
      if (this.info) this.info = { ...this.info, status, seats, time };
      this.hear(look, look.more);
      await this.readLog(look.more.log);
    }
    if (moved && this.live === look) this.pointing.goOn(look);
  }

  private place(look: Look, same: boolean, mine: boolean): void {
    const before = this.slots;
    this.slots = same ? keepPlaces(before, look.options) : inOrder(look.options);
    const keys = changed(before, this.slots);
    if (!keys.size) return;
    this.unsure = "";
    // Where there was nothing to click, nobody has clicked it.
    this.fresh = before.length ? { keys, byOthers: !mine, until: performance.now() + UNSETTLED } : null;
  }

  private hear(look: Look, more: Beside): void {
    this.told = more.reasons;
    this.reasons = this.barred(look, more);
    this.chances = new Map(Object.entries(more.odds));
    const first = more.talk.entries[0]?.n;
    if (first !== undefined) this.talk = [...this.talk.filter((line) => line.n < first), ...more.talk.entries];
    this.mayWhisper = more.talk.private;
  }

  private barred(look: Look, more: Beside): ReadonlyMap<string, Reason[]> {
    const lit = new Set(look.options.flatMap((option) => option.refs));
    const held = look.scene.hands.filter((hand) => this.mine.has(hand.side)).flatMap((hand) => hand.cards);
    const cards = held.filter((card) => card.ref && !lit.has(card.ref));
    const told = cards.map((card) => more.reasons[card.ref] ?? []);
    // What bars every card alike says nothing about any of them: the question is about other things.
    const sorts = new Set(cards.map((card, i) => (told[i]![0]?.text ?? "").replaceAll(card.name, "")));
    if (cards.length > 1 && cards.length === held.length && sorts.size === 1) return new Map();
    return new Map(cards.map((card, i) => [card.ref, told[i]!]));
  }

  /** What has changed in the log: its lines stand in the place of all from the first of them on. */
  private readOn(part: LogPart): void {
    const first = part.entries[0]?.n ?? part.total;
    this.lines = [...this.lines.slice(0, first), ...part.entries];
    this.happenings = gather(this.happenings, [part]);
  }

  private async readLog(part: LogPart): Promise<void> {
    const overlap = Math.max(0, this.lines.length - 1);
    // Something was taken back, or somebody else's line took its place: read it all again.
    const kept = part.total >= this.lines.length && this.lines[overlap]?.text === part.entries[0]?.text;
    if (!kept && overlap) part = await this.api.log(0);
    const start = kept ? overlap : 0;
    const lines = [...this.lines.slice(0, start), ...part.entries];
    const rest = Math.max(0, Math.ceil((part.total - lines.length) / CHUNK));
    const since = Array.from({ length: rest }, (_, i) => lines.length + i * CHUNK);
    const more = await Promise.all(since.map((from) => this.api.log(from)));
    this.lines = lines.concat(...more.map((each) => each.entries));
    this.happenings = gather(kept ? this.happenings : [], [part, ...more]);
  }

  fail(error: unknown): void {
    this.problem = trouble(error);
  }

  /**
   * A click on an option, the so-manieth in a row. What has come to stand under the hand is asked
   * about first: when others have changed the list, and when a second click goes to the next question.
   */
  async choose(key: string, clicks = 1): Promise<void> {
    const fresh = this.fresh && performance.now() < this.fresh.until ? this.fresh : null;
    if (fresh?.keys.has(key) && (fresh.byOthers || clicks > 1) && this.unsure !== key) {
      this.unsure = key;
      return;
    }
    this.unsure = "";
    await this.decide(key);
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

  /** Decide with several keys, and say if something came in between. */
  async undertake(keys: string[]): Promise<void> {
    const taken = await this.decideAll(keys);
    if (taken !== null && taken < keys.length && this.live?.prompt) this.notice = say("chain-stopped");
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

  /** Roll the dice to which the choice leads. */
  async roll(): Promise<void> {
    if (this.rolling) await this.decideAll(this.rolling, true);
  }

  /** Decide, and say how many of the keys were taken; null, where nothing was. */
  async decideAll(keys: string[], sure = false): Promise<number | null> {
    const look = this.live;
    if (!look || this.busy || this.past) return null;
    this.pending = keys[0]!;
    this.notice = "";
    this.pinged = "";
    this.rolling = null;
    const [once, known] = [newWord(), this.known()];
    const careful = !sure && (this.info?.ask_before_dice ?? false);
    try {
      let number = 0;
      const answer = await this.line.insist(() => {
        number = ++this.asked;
        return this.api.decide(keys, look, once, known, careful);
      });
      this.pending = "";
      const next = await this.answered(answer, number);
      if (next.rolls) {
        this.rolling = keys;
        return null;
      }
      this.problem = "";
      this.why = null;
      this.remember();
      return next.taken ?? keys.length;
    } catch (error) {
      const sentence = trouble(error, { 422: "trouble-not-offered" });
      if (error instanceof Refused && error.look) {
        await this.take({ look: error.look, number: ++this.asked });
        this.notice = sentence;
      } else {
        this.problem = sentence;
        void this.refresh();
      }
      return null;
    } finally {
      this.pending = "";
      void this.catchUp();
    }
  }

  /** The answer to my decision: what has changed, or a whole look. */
  private async answered(answer: Look | Change, number: number): Promise<Look | Change> {
    if (!isChange(answer)) await this.take({ look: answer, number }, true);
    else if (this.goesOn(answer)) await this.takeOver(answer, true);
    else await this.refresh(); // something has come in between
    return answer;
  }

  async undo(): Promise<void> {
    if (this.busy) return;
    this.pending = UNDO;
    this.pinged = "";
    try {
      const look = await this.api.undo({ ...this.known(), since: 0 });
      this.lines = [];
      await this.take({ look, number: ++this.asked }, true);
      this.problem = "";
    } catch (error) {
      // Nobody knows whether it was done: a look tells.
      if (error instanceof Lost) void this.refresh();
      else this.fail(error);
    } finally {
      this.pending = "";
      void this.catchUp();
    }
  }

  /** Give a standing order beside those that stand, or end one; where it binds, it acts at once. */
  async order(order: OrderInfo, stands: boolean): Promise<void> {
    const others = (this.live?.orders ?? []).filter((each) => each.text !== order.text).map(plain);
    await this.orders(stands ? [...others, plain(order)] : others);
  }

  /** A plan beside the orders that stand. */
  async plan(order: NewOrder): Promise<void> {
    await this.orders([...(this.live?.orders ?? []).map(plain), order]);
  }

  private async orders(orders: NewOrder[]): Promise<void> {
    if (!this.live || this.busy) return;
    this.pending = ORDER;
    try {
      await this.api.giveOrders(orders);
      await this.take(await this.insist(() => this.api.look(this.known())), true);
    } catch (error) {
      this.fail(error);
    } finally {
      this.pending = "";
      void this.catchUp();
    }
  }

  /** A click on something: choose it, ask which, or say why not. */
  async pick(ref: string): Promise<void> {
    if (this.past || !this.live) return;
    const name = this.nameOf(ref);
    const found = this.live.options.filter((option) => option.refs.includes(ref));
    this.why = null;
    if (this.pointing.take(ref)) return;
    if (found.length === 1 && !this.about) return this.decide(found[0]!.key);
    if (found.length) {
      this.about = this.about === ref ? "" : ref;
      return;
    }
    if (!this.api.seat) return;
    if (this.isPlace(ref) && this.live.prompt) return this.pointing.unfold(ref, name);
    try {
      const reasons = this.told[ref] ?? (await this.api.why(ref));
      const none = this.live.prompt ? "why-not-now" : "why-not-your-turn";
      this.why = { name, reasons: reasons.length ? reasons : [{ text: say(none), cite: "", doing: "" }] };
    } catch (error) {
      this.why = { name, reasons: [{ text: trouble(error), cite: "", doing: "" }] };
    }
  }

  /** The chart that is shown: of what is pointed at, else of the first option that has one. */
  odds = $derived<Odds | null>(
    this.past
      ? null
      : (this.chances.get(this.weighed) ?? (this.weighed ? null : ([...this.chances.values()][0] ?? null))),
  );

  async weigh(key: string): Promise<void> {
    this.weighed = key;
    const look = this.live;
    if (!this.api.seat || this.past || !look || look.options.findIndex((each) => each.key === key) < WEIGHED) return;
    const found = await this.api.odds(key).catch(() => null);
    if (found && this.live === look) this.chances = new Map([...this.chances, [key, found]]);
  }
}
