/** A table as one pair of eyes sees it, kept fresh: looks, what has changed since, and the log. */

import {
  NOTHING,
  Refused,
  type Board,
  type Change,
  type Happening,
  type Known,
  type Look,
  type More,
  type Side,
  type TableInfo,
  type TalkLine,
} from "../api";
import { geometry } from "../board/geometry";
import { Glossary, words } from "../lib/glossary.svelte";
import { Line } from "../lib/line.svelte";
import { trouble } from "../lib/trouble";
import { isChange, withEdits } from "./edits";
import { readAgain, readOn, type Read } from "./reading";
import { Winding } from "./winding.svelte";

/** Looks are numbered as they are asked for: one that comes late takes no later one's place. */
interface Numbered {
  look: Look;
  number: number;
}

/** How long what is told may be behind what I see: where I know that it is, and where it may be news. */
export const LATE = 5000;
const SOON = 400;

/** What comes beside a look, or with what has changed. */
export type Beside = Pick<More, "reasons" | "odds" | "talk">;

/** How a look came about. */
export interface Arrival {
  /** What I did has led to it. */
  mine: boolean;
  /** It asks the same kind of question. */
  same: boolean;
  /** The game has gone on. */
  moved: boolean;
}

export abstract class Watching extends Winding {
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
  problem = $state("");
  notice = $state("");

  readonly line = new Line();
  look = $derived(this.past ?? this.live);
  sides = $derived(
    new Map<string, Side>(
      [...this.boards.flatMap((b) => b.sides), ...(this.look?.scene.sides ?? [])].map((s) => [s.id, s]),
    ),
  );
  mine = $derived(new Set([...this.sides.values()].filter((s) => s.seat && s.seat === this.api.seat).map((s) => s.id)));

  private stop: (() => void) | null = null;
  /** The version that the server told last. */
  private pinged = "";
  /** What it told while I waited for an answer: it may go on from that. */
  private untaken: Change[] = [];
  /** The versions that I saw before this one. */
  private seen: string[] = [];
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private fetching = false;
  private again = false;
  /** The latest look that was asked for, and the latest one that came. */
  private asked = 0;
  private taken = 0;

  /** Whether I have decided something that the server has not answered. */
  abstract readonly busy: boolean;
  /** A look is here: what was shown beside the one before may go. */
  protected abstract arrive(look: Look, how: Arrival): void;
  /** What is known beside it. */
  protected abstract learn(look: Look, beside: Beside): void;
  /** The game has gone on, and all is read. */
  protected abstract goOn(look: Look): void;

  async open(): Promise<void> {
    try {
      if (this.info?.status === "gathering" && (await this.stillGathers())) return;
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

  /** Until a game begins only who sits there changes, and what they say: nothing else is asked for. */
  private async stillGathers(): Promise<boolean> {
    const [info, talk] = await Promise.all([this.line.insist(this.api.info), this.line.insist(this.api.talk)]);
    if (info.status === "gathering") [this.info, this.talk] = [info, talk.entries];
    return info.status === "gathering";
  }

  follow(): void {
    this.stop = this.api.events(
      (ping) => {
        this.pinged = ping.version;
        this.untaken.push(ping as Change); // a version alone goes on from nothing
        // While I decide, it may be of that: the answer tells.
        if (!this.busy) void this.catchUp();
      },
      (seats) => (this.here = new Set(seats)),
      () => void this.refresh(),
    );
  }

  close(): void {
    this.stop?.();
    this.line.close();
    clearTimeout(this.timer);
    clearTimeout(this.waiting);
  }

  private goesOn(change: Change): boolean {
    const { log } = change; // before the first look, and after a version alone, there is none
    return !!log && change.after === this.live?.version && (log.entries[0]?.n ?? log.total) <= this.lines.length;
  }

  private async takeOver(change: Change, mine = false): Promise<void> {
    const look = withEdits(this.live!, change);
    await this.take({ look, number: ++this.asked }, mine, change);
  }

  /** Take over what goes on from what I see; look again, unless that is all there is to see. */
  protected async catchUp(): Promise<void> {
    if (this.fetching) {
      this.again = true;
      return;
    }
    let late = 0;
    for (const change of this.untaken.splice(0)) {
      if (this.goesOn(change)) await this.takeOver(change);
      else late = this.patience(change);
    }
    if (!this.pinged || this.pinged === this.live?.version) return;
    clearTimeout(this.waiting);
    if (late) this.waiting = setTimeout(() => void this.catchUp(), late);
    else await this.refresh();
  }

  /** How long I wait for what follows, if an answer has brought me further than what I am told; 0: it
   * has not. */
  private patience({ after, version }: Change): number {
    if (!this.seen.includes(after)) return 0;
    return this.seen.includes(version) ? LATE : SOON;
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
  protected known(): Known {
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
    if (this.seen.push(this.live?.version ?? "") > 20) this.seen.shift();
    this.live = look;
    this.arrive(look, { mine, same, moved });
    if (change) {
      const { clocks, time } = change.times;
      const seats = this.info?.seats.map((seat) => ({ ...seat, clock: clocks[seat.seat] ?? null }));
      if (this.info && seats) this.info = { ...this.info, time, seats };
      this.hear(look, change);
      this.read(readOn(this, change.log));
    } else if (look.more) {
      const { status, seats, time } = look.more;
      if (this.info) this.info = { ...this.info, status, seats, time };
      this.hear(look, look.more);
      this.read(await readAgain(this, look.more.log, this.api.log));
    }
    if (moved && this.live === look) this.goOn(look);
  }

  private read({ lines, happenings }: Read): void {
    this.lines = lines;
    this.happenings = happenings;
  }

  private hear(look: Look, beside: Beside): void {
    this.learn(look, beside);
    const { entries } = beside.talk;
    const first = entries[0]?.n;
    if (first !== undefined) this.talk = [...this.talk.filter((line) => line.n < first), ...entries];
    this.mayWhisper = beside.talk.private;
  }

  /** Ask the server to do something until it has an answer: what has changed since, or a whole look. */
  protected async act(ask: () => Promise<Look | Change>): Promise<{ answer: Look | Change; number: number }> {
    let number = 0;
    const answer = await this.line.insist(() => {
      number = ++this.asked;
      return ask();
    });
    return { answer, number };
  }

  /** Take over the answer to what I did. */
  protected async takeAnswer(answer: Look | Change, number: number): Promise<void> {
    if (!isChange(answer)) await this.take({ look: answer, number }, true);
    else if (this.goesOn(answer)) await this.takeOver(answer, true);
    else await this.refresh(); // something has come in between
  }

  /** Take a look that came without being asked for in turn. */
  protected async takeNow(look: Look, mine: boolean): Promise<void> {
    await this.take({ look, number: ++this.asked }, mine);
  }

  /** Look at what I have done. */
  protected async lookAfter(): Promise<void> {
    await this.take(await this.insist(() => this.api.look(this.known())), true);
  }

  /** What is told from now on may be of what I do: the answer tells. */
  protected hush(): void {
    this.pinged = "";
  }

  fail(error: unknown, here?: Readonly<Record<number, string>>): void {
    this.problem = trouble(error, here);
  }
}
