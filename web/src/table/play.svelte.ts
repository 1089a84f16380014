/** A table as one pair of eyes sees it, kept fresh, and what they can do there. */

import {
  Refused,
  TableApi,
  type Board,
  type LogLine,
  type Look,
  type Odds,
  type OptionInfo,
  type Reason,
  type Side,
  type TableInfo,
  type TalkLine,
} from "../api";
import { geometry } from "../board/geometry";
import { Glossary, words } from "../lib/glossary.svelte";
import { say } from "../lib/words";

/** How long a playback may take, and how long it rests at a stop at least. */
const PLAYBACK = 45_000;
const REST = 450;
const SLOWEST = 1300;
const CHUNK = 500;

export interface Why {
  name: string;
  reasons: Reason[];
}

const PASSES = "tercio.passes";
/** Long enough to see what one passes on. */
const MOMENT = 500;
/** How many options are weighed without being pointed at. */
const WEIGHED = 10;

/** What this browser remembers; nothing, where it must not. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is asked again next time.
  }
}

function seenKey(id: string, seat: string | null): string {
  return `tercio.seen.${id}.${seat ?? ""}`;
}

/** What can be chosen; what all options have in common, as where an army comes from, cannot. */
export function targets(options: readonly OptionInfo[]): string[] {
  const pointing = options.filter((option) => option.refs.length);
  const all = pointing.flatMap((option) => option.refs);
  const common = all.filter((ref) => pointing.every((option) => option.refs.includes(ref)));
  const own = (option: OptionInfo) => option.refs.filter((ref) => !common.includes(ref));
  return pointing.every((option) => own(option).length) ? pointing.flatMap(own) : all;
}

export class Play {
  info = $state<TableInfo | null>(null);
  boards = $state.raw<Board[]>([]);
  live = $state.raw<Look | null>(null);
  past = $state.raw<Look | null>(null);
  lines = $state.raw<LogLine[]>([]);
  talk = $state.raw<TalkLine[]>([]);
  mayWhisper = $state(false);
  problem = $state("");
  notice = $state("");
  busy = $state(false);
  why = $state.raw<Why | null>(null);
  /** The chances of options that lead to a roll, by key. */
  chances = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  /** The option that somebody points at. */
  weighed = $state("");
  /** Whether to pass without a click where nothing else can be done. */
  passes = $state(false);
  /** Why cards in my hand cannot be played now. */
  reasons = $state.raw<ReadonlyMap<string, Reason[]>>(new Map());
  /** What the options are narrowed down to by a click on the board or a word. */
  about = $state("");
  filter = $state("");
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  at = $state<number | null>(null);
  playing = $state(false);
  away = $state(0);
  /** Whether the guide is listened to. */
  guided = $state(false);

  look = $derived(this.past ?? this.live);
  sides = $derived(
    new Map<string, Side>(
      [...this.boards.flatMap((b) => b.sides), ...(this.look?.scene.sides ?? [])].map((s) => [s.id, s]),
    ),
  );
  mine = $derived(new Set([...this.sides.values()].filter((s) => s.seat && s.seat === this.api.seat).map((s) => s.id)));
  options = $derived.by<OptionInfo[]>(() => {
    if (this.past || !this.live) return [];
    const word = this.filter.trim().toLowerCase();
    return this.live.options.filter(
      (option) =>
        (!this.about || option.refs.includes(this.about)) && (!word || option.text.toLowerCase().includes(word)),
    );
  });
  lit = $derived<ReadonlySet<string>>(new Set(this.past || !this.live ? [] : targets(this.live.options)));
  /** The option that the guide would take. */
  wise = $derived(this.guided && !this.past ? (this.live?.guide?.key ?? "") : "");
  /** A look that leaves nothing to decide but to pass. */
  lone = $derived(!this.past && this.live?.options.length === 1 && this.live.options[0]!.key === "pass");

  private stop: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fetching = false;
  private again = false;
  private passing: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly api: TableApi) {}

  async open(): Promise<void> {
    try {
      // All at once, so that the table is there after one round trip; before a game begins there
      // is nothing to look at.
      const looking = this.api.look().catch((error: unknown) => error);
      const glossary = this.api.glossary().catch(() => []);
      const drawing = this.api.boards();
      void drawing.then(([first]) => geometry(first?.geometry ?? "")).catch(() => {});
      const [info, boards] = await Promise.all([this.api.info(), drawing]);
      this.info = info;
      if (info.status === "gathering") return;
      const look = await looking;
      if (look instanceof Error) throw look;
      this.boards = boards;
      this.readPasses();
      this.take(look as Look);
      words.now = new Glossary(await glossary);
      await Promise.all([this.readLog(), this.readTalk()]);
      this.countAway();
      this.problem = "";
    } catch (error) {
      this.fail(error);
    }
  }

  follow(): () => void {
    // The stream begins with what has just been read: that is no news.
    let first = true;
    this.stop = this.api.events((version) => {
      const known = first && version === this.live?.version;
      first = false;
      if (!known) void this.refresh();
    });
    return () => {
      this.stop?.();
      clearTimeout(this.timer);
      clearTimeout(this.passing);
    };
  }

  async refresh(): Promise<void> {
    if (this.fetching) {
      this.again = true;
      return;
    }
    this.fetching = true;
    try {
      if (!this.boards.length || this.info?.status !== "playing") await this.open();
      else {
        const [look, info] = await Promise.all([this.api.look(), this.api.info()]);
        this.take(look);
        this.info = info;
        await Promise.all([this.readLog(), this.readTalk()]);
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.fetching = false;
      if (this.again) {
        this.again = false;
        void this.refresh();
      }
    }
  }

  private take(look: Look): void {
    const moved = look.seq !== this.live?.seq || look.prompt?.text !== this.live?.prompt?.text;
    this.live = look;
    if (moved) {
      this.about = "";
      this.filter = "";
      this.why = null;
      this.weighed = "";
      void this.readReasons(look);
      void this.readChances(look);
      this.passOn(look);
    }
  }

  private async readReasons(look: Look): Promise<void> {
    this.reasons = new Map();
    if (!this.api.seat || !look.prompt) return;
    const lit = new Set(look.options.flatMap((option) => option.refs));
    const held = look.scene.hands.filter((hand) => this.mine.has(hand.side)).flatMap((hand) => hand.cards);
    const cards = held.filter((card) => card.ref && !lit.has(card.ref));
    const told = await Promise.all(cards.map((card) => this.api.why(card.ref).catch(() => [])));
    if (this.live !== look) return;
    // What bars every card alike says nothing about any of them: the question is about other things.
    const sorts = new Set(cards.map((card, i) => (told[i]![0]?.text ?? "").replaceAll(card.name, "")));
    if (cards.length > 1 && cards.length === held.length && sorts.size === 1) return;
    this.reasons = new Map(cards.map((card, i) => [card.ref, told[i]!]));
  }

  private async readLog(): Promise<void> {
    const overlap = Math.max(0, this.lines.length - 1);
    let part = await this.api.log(overlap);
    // Something was taken back, or somebody else's line took its place: read it all again.
    const kept = part.total >= this.lines.length && this.lines[overlap]?.text === part.entries[0]?.text;
    if (!kept && overlap) part = await this.api.log(0);
    const start = kept ? overlap : 0;
    const lines = [...this.lines.slice(0, start), ...part.entries];
    const rest = Math.max(0, Math.ceil((part.total - lines.length) / CHUNK));
    const since = Array.from({ length: rest }, (_, i) => lines.length + i * CHUNK);
    const more = await Promise.all(since.map((from) => this.api.log(from)));
    this.lines = lines.concat(...more.map((each) => each.entries));
  }

  async readTalk(): Promise<void> {
    const part = await this.api.talk();
    this.talk = part.entries;
    this.mayWhisper = part.private;
  }

  fail(error: unknown): void {
    this.problem = error instanceof Error ? error.message : String(error);
  }

  async decide(key: string): Promise<void> {
    const look = this.live;
    if (!look || this.busy || this.past) return;
    this.busy = true;
    this.notice = "";
    try {
      this.take(await this.api.decide(key, look.seq));
      this.problem = "";
      this.why = null;
      this.busy = false;
      await this.readLog();
      this.remember();
    } catch (error) {
      if (error instanceof Refused && error.look) this.take(error.look);
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  async undo(): Promise<void> {
    try {
      this.take(await this.api.undo());
      this.lines = [];
      await this.readLog();
      this.problem = "";
    } catch (error) {
      this.fail(error);
    }
  }

  /** A click on something: choose it, ask which, or say why not. */
  async pick(ref: string, name: string): Promise<void> {
    if (this.past || !this.live) return;
    const found = this.live.options.filter((option) => option.refs.includes(ref));
    this.why = null;
    if (found.length === 1 && !this.about) return this.decide(found[0]!.key);
    if (found.length) {
      this.about = this.about === ref ? "" : ref;
      return;
    }
    if (!this.api.seat) return;
    try {
      const reasons = await this.api.why(ref);
      const none = this.live.prompt ? "why-not-now" : "why-not-your-turn";
      this.why = { name, reasons: reasons.length ? reasons : [{ text: say(none), cite: "" }] };
    } catch (error) {
      this.why = { name, reasons: [{ text: error instanceof Error ? error.message : String(error), cite: "" }] };
    }
  }

  /** One after the other, the first ones first, until the table moves on. */
  private async readChances(look: Look): Promise<void> {
    this.chances = new Map();
    if (!this.api.seat || !look.prompt) return;
    for (const option of look.options.slice(0, WEIGHED)) {
      const found = await this.api.odds(option.key).catch(() => null);
      if (this.live !== look) return;
      if (found) this.chances = new Map([...this.chances, [option.key, found]]);
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
    if (!this.api.seat || this.past || this.chances.has(key)) return;
    const look = this.live;
    const found = await this.api.odds(key).catch(() => null);
    if (found && this.live === look) this.chances = new Map([...this.chances, [key, found]]);
  }

  // -- passing where there is nothing else ---------------------------------------------------

  /** Among people it is left to each of them; against bots alone nobody needs to be asked. */
  private readPasses(): void {
    const others = this.info?.seats.filter((seat) => !seat.mine) ?? [];
    const alone = others.length > 0 && others.every((seat) => seat.bot);
    this.passes = (read(PASSES) ?? (alone ? "on" : "off")) === "on";
  }

  passAlways(wanted: boolean): void {
    this.passes = wanted;
    write(PASSES, wanted ? "on" : "off");
    if (this.live) this.passOn(this.live);
  }

  private passOn(look: Look): void {
    clearTimeout(this.passing);
    if (!this.passes || look.options.length !== 1 || look.options[0]!.key !== "pass") return;
    this.passing = setTimeout(() => {
      if (this.live === look && this.lone && this.passes) void this.decide("pass");
    }, MOMENT);
  }

  // -- since you left, and winding back ------------------------------------------------------

  private countAway(): void {
    const seen = Number(this.stored() ?? this.lines.length);
    this.away = Math.max(0, this.lines.length - seen);
    if (this.stored() === null) this.remember();
  }

  private stored(): string | null {
    return read(seenKey(this.api.id, this.api.seat));
  }

  remember(): void {
    this.away = 0;
    write(seenKey(this.api.id, this.api.seat), String(this.lines.length));
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

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
