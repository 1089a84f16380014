/** Where somebody points on the map: what can be done there, and what is drafted before it is done. */

import type { Look, OpeningInfo, OptionInfo, WayInfo } from "../api";
import { trouble } from "../lib/trouble";
import { say } from "../lib/words";
import { keepDraft, takeDraft, type Kept } from "./kept";
import { Marching } from "./marching.svelte";
import { endOf, goalsOf, leading, wentAsForeseen, type List, type Menu, type Party } from "./menu";
import type { Play } from "./play.svelte";

const DONE = "done";
const ASIDE = new Set([DONE, "back", "pass", "all"]);

export class Pointing {
  /** What can be done where somebody has pointed. */
  menu = $state.raw<Menu | null>(null);
  list = $state.raw<List | null>(null);
  party = $state.raw<Party | null>(null);
  readonly marching: Marching;

  /** Where the menu leads, and by which keys. */
  private goals = $derived(goalsOf(this.menu));
  /** What glows while something is pointed at; null, where the question itself says it. */
  lit = $derived.by<ReadonlySet<string> | null>(() => {
    if (this.list) return new Set([...this.list.more.keys(), ...this.list.items.map((item) => item.ref)]);
    if (this.party) return new Set(this.party.goals.keys());
    const { draft, reach, stops } = this.marching;
    if (stops?.length) return new Set(reach.keys());
    if (this.menu?.openings.length || draft) return new Set([...this.goals.keys(), ...reach.keys()]);
    return null;
  });
  /** Places that are on the list, and how many of it. */
  listed = $derived.by<ReadonlyMap<string, number>>(() => {
    const found = new Map<string, number>();
    for (const { ref } of this.list?.items ?? []) found.set(ref, (found.get(ref) ?? 0) + 1);
    return found;
  });
  /** By place, what it costs to come there, or how many are on the list. */
  badges = $derived.by<ReadonlyMap<string, string>>(() => {
    if (this.list) return new Map([...this.listed].map(([ref, count]) => [ref, `+${count}`]));
    const paid = this.party ? [] : [...this.marching.reach].filter(([, way]) => way.price);
    return new Map(paid.map(([ref, way]) => [ref, String(way.price)]));
  });

  /** Where to open the menu again, when the same question comes back. */
  private onward: { ref: string; kind: string; verb: string } | null = null;
  /** What was chosen from the list, and how many choices were made for it; to leave it at that is none. */
  private chosen: { option: OptionInfo; kind: string; steps: number } | null = null;

  /** What was drafted before the page was loaded again, until its question comes. */
  private kept: Kept | null | undefined;

  /** What is being asked about a stack that is dragged. */
  private unfolding: Promise<void> = Promise.resolve();

  constructor(private readonly play: Play) {
    this.marching = new Marching(play);
  }

  get draft(): WayInfo | null {
    return this.marching.draft;
  }

  get isDrafted(): boolean {
    return this.draft !== null || this.list !== null;
  }

  /** Let go of all that was not begun; says whether there was anything. */
  drop(): boolean {
    const was = this.menu ?? this.draft ?? this.list ?? this.party ?? this.marching.march;
    this.close();
    this.marching.march = this.kept = null;
    return was !== null;
  }

  /** Another question has come, or nobody wants this one any more. */
  close(): void {
    this.menu = this.list = this.party = null;
    this.marching.erase();
  }

  forget(): void {
    this.onward = this.chosen = null;
  }

  /** An option was taken from the list: a kind, then a place, and then perhaps the same kind again. */
  chose(option: OptionInfo | undefined, kind: string): void {
    const { chosen } = this;
    this.forget();
    const step = option && ASIDE.has(option.key) ? 0 : 1;
    if (chosen && chosen.kind !== kind) this.chosen = { ...chosen, steps: chosen.steps + step };
    else if (option) this.chosen = { option, kind, steps: 1 };
  }

  /** A click on something that the menu or a draft knows; says whether it did. */
  take(ref: string): boolean {
    if (this.list) return this.enlist(ref);
    if (this.party) {
      const keys = this.party.goals.get(ref);
      if (keys) void this.venture(keys, ref);
      else this.close();
      return true;
    }
    const { draft, reach } = this.marching;
    if (draft && ref === endOf(draft)) void this.commit();
    else if (draft && !reach.has(ref)) this.close();
    else {
      const way = reach.get(ref);
      const keys = this.goals.get(ref);
      if (way && (way.legs.length > 1 || draft || !keys)) this.marching.draw(way);
      else if (keys) void this.venture(keys, ref);
      else if (this.menu?.ref === ref) this.close();
      else {
        this.close();
        return false;
      }
    }
    return true;
  }

  /** Whether what stands somewhere can be dragged: where no option of the question is about it. */
  mayLift(ref: string): boolean {
    const { live, mine, past } = this.play;
    if (past || !live?.prompt || live.options.some((option) => option.refs.includes(ref))) return false;
    return live.scene.pieces.some((piece) => piece.place === ref && mine.has(piece.side));
  }

  /** A stack is dragged: what it can do shows, and where it can go. */
  lift(ref: string): void {
    this.close();
    this.unfolding = this.unfold(ref, this.play.nameOf(ref));
  }

  /** It is dropped: as if somebody had clicked both places. */
  async carry(from: string, to: string): Promise<void> {
    await this.unfolding;
    if (this.menu?.ref !== from) return;
    if (this.marching.reach.has(to) || this.goals.has(to)) this.take(to);
    else {
      this.close();
      await this.unfold(to, this.play.nameOf(to));
    }
  }

  /** Begin what is drafted. */
  async commit(): Promise<void> {
    const { draft, list } = this;
    if (list?.items.length) {
      this.onward = null;
      this.close();
      await this.play.undertake(list.items.flatMap((item) => item.keys));
    } else if (draft) {
      const kind = this.play.live?.prompt?.kind ?? "";
      this.close();
      this.onward = { ref: endOf(draft), kind, verb: "" };
      await this.marching.begin(draft, kind);
    }
  }

  /** Take a way of the menu: to a goal, whence it may go on, or something that may be done again. */
  async venture(keys: string[], goal?: string): Promise<void> {
    const { menu, play } = this;
    if (!menu) return;
    const verb = play.live?.options.find((option) => option.key === keys[0]);
    const action = verb?.refs.find((ref) => !play.isPlace(ref)) ?? "";
    const ref = goal && play.isPlace(menu.ref) ? goal : action;
    this.onward = ref ? { ref, kind: menu.kind, verb: play.isPlace(ref) ? "" : keys[0]! } : null;
    this.close();
    await this.play.undertake(keys);
  }

  // -- over a reload ---------------------------------------------------------------------------

  /** Keep what is drafted, or left of a march, for when this page is opened again. */
  keep(): void {
    const { play, marching, list } = this;
    const { draft, march } = marching;
    const seat = play.api.seat ?? "";
    const legs = draft?.legs ?? march?.legs ?? [];
    const left = legs.length > 0 || list;
    const start = draft?.start ?? march?.begun.at(-1)?.to ?? "";
    const kept: Kept = {
      seq: play.live?.seq ?? -1,
      kind: march?.kind ?? play.live?.prompt?.kind ?? "",
      start,
      places: legs.map((leg) => leg.to),
      begun: march?.begun ?? [],
      since: march?.since ?? 0,
      list: list && { verb: list.verb, name: list.name, kind: list.kind, items: list.items },
    };
    keepDraft(play.api.id, seat, left && (start || list) ? kept : (this.kept ?? null));
  }

  /** What was drafted is there again, if its question is; nothing of it is begun by itself. */
  private async restore(look: Look): Promise<void> {
    const { kept, play } = this;
    if (!kept || !look.prompt || look.window) return;
    this.kept = null;
    const isSame = kept.begun.length
      ? look.prompt.kind === kept.kind && wentAsForeseen(kept.begun, play.lines.slice(kept.since))
      : look.seq === kept.seq;
    if (!isSame) {
      play.notice = say(kept.begun.length ? "march-halted" : "draft-gone");
      return;
    }
    const at = kept.list?.items[0]?.ref ?? kept.start;
    await this.unfold(at, play.nameOf(at));
    if (play.live?.seq !== look.seq || this.menu?.ref !== at) return;
    if (kept.list) {
      this.list = { ...kept.list, cost: "", more: new Map() };
      return this.reckon();
    }
    const { ways } = await play.api.ways(kept.start, false, kept.places.slice(0, -1));
    const way = ways.find((each) => endOf(each) === kept.places.at(-1));
    if (way && play.live?.seq === look.seq) this.marching.draft = way;
    else play.notice = say("draft-gone");
  }

  // -- a list ----------------------------------------------------------------------------------

  /** Begin a list of things of one sort with one of them. */
  async collect(opening: OpeningInfo): Promise<void> {
    const { menu } = this;
    if (!menu) return;
    const verb = this.play.live?.options.find((option) => option.key === opening.keys[0]);
    if (!verb) return;
    const item = { ref: menu.ref, keys: opening.keys };
    this.list = { verb: verb.key, name: verb.text, kind: menu.kind, items: [item], cost: "", more: new Map() };
    await this.reckon();
  }

  private enlist(ref: string): boolean {
    const { list } = this;
    const keys = list?.more.get(ref);
    const at = list?.items.findLastIndex((item) => item.ref === ref) ?? -1;
    if (!list || (at < 0 && !keys)) {
      this.close();
      return true;
    }
    const items = at < 0 ? [...list.items, { ref, keys: keys! }] : list.items.toSpliced(at, 1);
    void this.relist(items);
    return true;
  }

  /** Another one where there is one already. */
  async again(ref: string): Promise<void> {
    const keys = this.list?.more.get(ref);
    if (keys) await this.relist([...this.list!.items, { ref, keys }]);
  }

  private async relist(items: List["items"]): Promise<void> {
    if (!items.length) return this.close();
    this.list = { ...this.list!, items };
    await this.reckon();
  }

  /** What the list costs, and where another one may be put. */
  private async reckon(): Promise<void> {
    const { list, play } = this;
    const verb = play.live?.options.find((option) => option.key === list?.verb);
    if (!list || !verb) return;
    try {
      const after = list.items.flatMap((item) => item.keys);
      const { cost, options } = await play.api.openings(verb.refs[0] ?? "", after);
      if (this.list !== list) return;
      const places = options.some((option) => option.key === list.verb)
        ? (await play.api.openings(verb.refs[0] ?? "", [...after, list.verb])).options
        : [];
      if (this.list !== list) return;
      this.list = { ...list, cost: cost ?? "", more: leading(places, [list.verb]) };
    } catch (error) {
      play.fail(error);
    }
  }

  // -- a part of a stack -----------------------------------------------------------------------

  /** Choose who goes, by steppers. Where nobody asks that, the opening is taken. */
  async muster(opening: OpeningInfo): Promise<void> {
    const { menu, play } = this;
    if (!menu) return;
    const { options } = await play.api.openings(menu.ref, opening.keys);
    if (this.menu !== menu) return;
    const rows = options.filter((option) => !ASIDE.has(option.key));
    if (!options.some((option) => option.key === "all")) return this.venture(opening.keys);
    const more = new Set(rows.map((option) => option.key));
    this.party = { path: opening.keys, picks: [], rows, more, goals: new Map() };
  }

  async change(key: string, by: 1 | -1): Promise<void> {
    const { party, menu, play } = this;
    if (!party || !menu) return;
    const at = party.picks.lastIndexOf(key);
    const picks = by > 0 ? [...party.picks, key] : party.picks.toSpliced(at, at < 0 ? 0 : 1);
    const path = [...party.path, ...picks];
    const asked = (await play.api.openings(menu.ref, path)).options;
    const isFine = asked.some((option) => option.key === DONE);
    const keys = isFine ? [...path, DONE] : path;
    const goals = isFine ? (await play.api.openings(menu.ref, keys)).options : asked;
    if (this.party !== party) return;
    const isOpen = asked.some((option) => party.rows.some((row) => row.key === option.key));
    const leads = picks.length > 0 && (isFine || !isOpen) ? goals : [];
    this.party = {
      ...party,
      picks,
      more: new Set(asked.map((option) => option.key)),
      goals: leading(leads, keys),
    };
  }

  // -- the menu --------------------------------------------------------------------------------

  /** What was begun goes on, or can be taken up where it stands. */
  goOn(look: Look): void {
    if (!look.prompt) return;
    if (this.kept === undefined) this.kept = takeDraft(this.play.api.id, this.play.api.seat ?? "");
    if (this.kept) return void this.restore(look);
    this.marching.follow(look);
    this.repeat(look.prompt.kind);
    const { onward } = this;
    if (!onward || this.marching.march) return;
    if (look.prompt.kind === onward.kind) void this.unfold(onward.ref, "", onward.verb);
    else if (!look.window) this.onward = null;
  }

  /** Whoever has chosen a kind and a place is offered the next place. */
  private repeat(kind: string): void {
    const { chosen, play } = this;
    if (chosen?.kind !== kind) return;
    this.chosen = null;
    const ref = chosen.option.refs.find((each) => !play.isPlace(each));
    if (ref && chosen.steps === 2) this.onward = { ref, kind, verb: chosen.option.key };
  }

  /** Ask what can be done at a place, or where an action can be done once more. */
  async unfold(ref: string, name: string, verb = ""): Promise<void> {
    const { play } = this;
    const look = play.live;
    if (!look?.prompt) return;
    const kind = look.prompt.kind;
    const menu = { ref, name: name || play.nameOf(ref), kind, openings: [], reasons: [], approaches: [], beyond: "" };
    if (name) this.menu = { ...menu, waits: true };
    try {
      const { openings, reasons } = await play.api.openings(ref);
      // Looks may come and go: what counts is the question.
      if (play.live?.seq !== look.seq) return;
      const found = verb ? openings.filter((opening) => opening.keys[0] === verb) : openings;
      const leads = found.some((opening) => opening.goals.length);
      // What was not asked for shows only if it leads somewhere.
      if (name && this.menu?.ref !== ref) return;
      this.menu = name || leads ? { ...menu, openings: found, reasons, waits: false } : null;
      if (!verb && play.isPlace(ref)) await this.lookAround(ref, look.seq, leads);
    } catch (error) {
      this.menu = null;
      if (name) play.why = { name, reasons: [{ text: trouble(error), cite: "", doing: "" }] };
    }
  }

  /** How far it comes from there; where nothing of mine stands, who comes there. */
  private async lookAround(ref: string, seq: number, leads: boolean): Promise<void> {
    const { play } = this;
    if (!leads && play.mine.has(play.live?.scene.holders[ref] ?? "")) return;
    const { ways, budget } = await play.api.ways(ref, !leads);
    if (play.live?.seq !== seq || this.menu?.ref !== ref) return;
    if (leads) this.marching.reach = new Map(ways.map((way) => [endOf(way), way]));
    else this.menu = { ...this.menu, approaches: ways, beyond: ways.length ? "" : budget };
  }
}
