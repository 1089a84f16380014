/** Where somebody points on the map: what can be done there, and what is drafted before it is done. */

import type { Look, OptionInfo, WayInfo } from "../api";
import { trouble } from "../lib/trouble";
import { Keeping } from "./keeping";
import { Listing } from "./listing.svelte";
import { Marching } from "./marching.svelte";
import { ASIDE, endOf, goalsOf, type List, type Menu, type Party } from "./menu";
import { Mustering } from "./mustering.svelte";
import type { Play } from "./play.svelte";
import { plain } from "./reasons";

export class Pointing {
  /** What can be done where somebody has pointed. */
  menu = $state.raw<Menu | null>(null);
  readonly marching: Marching;
  readonly listing: Listing;
  readonly mustering: Mustering;
  private readonly keeping: Keeping;

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
  /** By place, what it costs to come there, or how many are on the list. */
  badges = $derived.by<ReadonlyMap<string, string>>(() => {
    if (this.list) return new Map([...this.listing.listed].map(([ref, count]) => [ref, `+${count}`]));
    const paid = this.party ? [] : [...this.marching.reach].filter(([, way]) => way.price);
    return new Map(paid.map(([ref, way]) => [ref, String(way.price)]));
  });

  /** Where to open the menu again, when the same question comes back. */
  private onward: { ref: string; kind: string; verb: string } | null = null;
  /** What was chosen from the list, and how many choices were made for it; to leave it at that is none. */
  private chosen: { option: OptionInfo; kind: string; steps: number } | null = null;

  /** The menu opens where it was: what is clicked on the map until then is meant for it. */
  reopens: Promise<void> | null = null;

  /** What is being asked about a stack that is dragged. */
  private unfolding: Promise<void> = Promise.resolve();

  constructor(private readonly play: Play) {
    this.marching = new Marching(play);
    this.listing = new Listing(play);
    this.mustering = new Mustering(play);
    this.keeping = new Keeping(play);
  }

  get list(): List | null {
    return this.listing.list;
  }

  get party(): Party | null {
    return this.mustering.party;
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
    this.marching.march = null;
    this.keeping.forget();
    return was !== null;
  }

  /** The game has gone on. What was drafted and not begun is drawn again where I am asked the same. */
  outlast(look: Look, mine: boolean): void {
    if (!mine) this.keeping.carry(look);
    this.close();
  }

  /** Another question has come, or nobody wants this one any more. */
  close(): void {
    this.menu = this.listing.list = this.mustering.party = null;
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
    if (this.list) {
      this.listing.enlist(ref);
      return true;
    }
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

  /** Keep what is drafted for when this page is opened again. */
  keep(): void {
    this.keeping.keep();
  }

  // -- the menu --------------------------------------------------------------------------------

  /** What was begun goes on, or can be taken up where it stands. */
  goOn(look: Look): void {
    if (!look.prompt) return;
    if (this.keeping.waits) return void this.keeping.restore(look);
    this.marching.follow(look);
    this.repeat(look.prompt.kind);
    const { onward } = this;
    if (!onward || this.marching.march) return;
    if (look.prompt.kind === onward.kind) {
      const reopens = this.unfold(onward.ref, "", onward.verb).finally(() => {
        if (this.reopens === reopens) this.reopens = null;
      });
      this.reopens = reopens;
    } else if (!look.window) this.onward = null;
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
    const menu = {
      ref,
      name: name || play.nameOf(ref),
      kind,
      openings: [],
      reasons: [],
      approaches: [],
      beyond: "",
      afar: null,
      isAll: true,
    };
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
      if (name) play.why = { name, reasons: [plain(trouble(error))] };
    }
  }

  /** How far it comes from there; where nothing of mine stands, who comes there. */
  private async lookAround(ref: string, seq: number, leads: boolean): Promise<void> {
    const { play } = this;
    if (!leads && play.mine.has(play.live?.scene.holders[ref] ?? "")) return;
    const { ways: found, budget, afar, is_all: isAll } = await play.api.ways(ref, !leads);
    // What is built somewhere comes from no place.
    const ways = found.filter((way) => play.isPlace(way.start));
    if (play.live?.seq !== seq || this.menu?.ref !== ref) return;
    if (leads) this.marching.reach = new Map(ways.map((way) => [endOf(way), way]));
    this.menu = leads
      ? { ...this.menu, isAll }
      : { ...this.menu, approaches: ways, beyond: ways.length || !isAll ? "" : budget, afar, isAll };
  }
}
