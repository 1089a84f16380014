/** What can be chosen, each option where it stands, and whether a click there was meant for it. */

import type { Look, OptionInfo } from "../api";
import { changed, inOrder, keepPlaces, type Slot } from "./slots";
import type { Arrival } from "./watching.svelte";

/** So long after others have changed the list, a click may have been meant for what stood there. */
const UNSETTLED = 1000;

export class Offered {
  /** What the options are narrowed down to by a click on the board or a word. */
  about = $state("");
  filter = $state("");
  /** The option that came to stand under a click, and must be clicked again. */
  unsure = $state("");
  private slots = $state.raw<Slot[]>([]);
  /** What can be chosen, each where it stands; narrowed down, without gaps. */
  places = $derived.by<Slot[]>(() => {
    const word = this.filter.trim().toLowerCase();
    if (!word && !this.about) return this.slots;
    return this.slots.filter(
      ({ option, gone }) =>
        !gone &&
        (!this.about || option.refs.includes(this.about)) &&
        (!word || option.text.toLowerCase().includes(word)),
    );
  });
  /** What has just come to stand where it stands; and whether others have done that. */
  private fresh: { keys: ReadonlySet<string>; byOthers: boolean; until: number } | null = null;

  arrive(look: Look, { mine, same, moved }: Arrival): void {
    this.place(look.options, same, mine);
    if (moved && !same) this.widen();
  }

  /** Show all of them. */
  widen(): void {
    this.about = "";
    this.filter = "";
  }

  /** Show only what has to do with something, or all again. */
  narrow(ref: string): void {
    this.about = this.about === ref ? "" : ref;
  }

  private place(options: readonly OptionInfo[], same: boolean, mine: boolean): void {
    const before = this.slots;
    this.slots = same ? keepPlaces(before, options) : inOrder(options);
    const keys = changed(before, this.slots);
    if (!keys.size) return;
    this.unsure = "";
    // Where there was nothing to click, nobody has clicked it.
    this.fresh = before.length ? { keys, byOthers: !mine, until: performance.now() + UNSETTLED } : null;
  }

  /**
   * Whether a click on an option, the so-manieth in a row, was meant for it. What has come to stand
   * under the hand is asked about first: when others have changed the list, and when a second click
   * goes to the next question.
   */
  isMeant(key: string, clicks: number): boolean {
    const fresh = this.fresh && performance.now() < this.fresh.until ? this.fresh : null;
    const isDoubtful = fresh?.keys.has(key) && (fresh.byOthers || clicks > 1) && this.unsure !== key;
    this.unsure = isDoubtful ? key : "";
    return !isDoubtful;
  }
}
