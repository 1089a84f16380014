/** A list of things of one sort that are put together before any of them is done. */

import type { OpeningInfo } from "../api";
import { leading, type List, type Menu } from "./menu";
import type { Play } from "./play.svelte";

export class Listing {
  list = $state.raw<List | null>(null);
  /** Places that are on the list, and how many of it. */
  listed = $derived.by<ReadonlyMap<string, number>>(() => {
    const found = new Map<string, number>();
    for (const { ref } of this.list?.items ?? []) found.set(ref, (found.get(ref) ?? 0) + 1);
    return found;
  });

  constructor(private readonly play: Play) {}

  /** A list that was kept is there again. */
  async restore(kept: Pick<List, "verb" | "name" | "kind" | "items">): Promise<void> {
    this.list = { ...kept, cost: "", more: new Map() };
    await this.reckon();
  }

  /** Begin a list of things of one sort with one of them. */
  async begin(menu: Menu, opening: OpeningInfo): Promise<void> {
    const verb = this.play.live?.options.find((option) => option.key === opening.keys[0]);
    if (!verb) return;
    const item = { ref: menu.ref, keys: opening.keys };
    this.list = { verb: verb.key, name: verb.text, kind: menu.kind, items: [item], cost: "", more: new Map() };
    await this.reckon();
  }

  /** Put a place on the list, or take it off; anywhere else, the list is let go. */
  enlist(ref: string): void {
    const { list } = this;
    const keys = list?.more.get(ref);
    const at = list?.items.findLastIndex((item) => item.ref === ref) ?? -1;
    if (!list || (at < 0 && !keys)) {
      this.play.pointing.close();
      return;
    }
    const items = at < 0 ? [...list.items, { ref, keys: keys! }] : list.items.toSpliced(at, 1);
    void this.relist(items);
  }

  /** Another one where there is one already. */
  async again(ref: string): Promise<void> {
    const keys = this.list?.more.get(ref);
    if (keys) await this.relist([...this.list!.items, { ref, keys }]);
  }

  private async relist(items: List["items"]): Promise<void> {
    if (!items.length) return this.play.pointing.close();
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
}
