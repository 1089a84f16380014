/** A part of a stack: who goes, chosen by steppers, and where they can go. */

import type { OpeningInfo } from "../api";
import { ASIDE, DONE, leading, type Menu, type Party } from "./menu";
import type { Play } from "./play.svelte";

export class Mustering {
  party = $state.raw<Party | null>(null);

  constructor(private readonly play: Play) {}

  /** Choose who goes, by steppers. Where nobody asks that, the opening is taken. */
  async begin(menu: Menu, opening: OpeningInfo): Promise<void> {
    const { play } = this;
    const seq = play.live?.seq;
    const { options } = await play.api.openings(menu.ref, opening.keys);
    // How far one comes from there may have been told meanwhile: the menu is the same one.
    if (play.pointing.menu?.ref !== menu.ref || play.live?.seq !== seq) return;
    const rows = options.filter((option) => !ASIDE.has(option.key));
    if (!options.some((option) => option.key === "all")) return play.pointing.venture(opening.keys);
    const more = new Set(rows.map((option) => option.key));
    this.party = { path: opening.keys, picks: [], rows, more, goals: new Map() };
  }

  /** One more of a kind, or one less. */
  async change(key: string, by: 1 | -1): Promise<void> {
    const { party, play } = this;
    const { menu } = play.pointing;
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
}
