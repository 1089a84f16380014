/** The maps of a table: which one is seen, and bringing places into sight. */

import { tick } from "svelte";
import type Board from "../board/Board.svelte";
import { dockFor, type Cover, type Dock } from "../board/cover";
import { onMap } from "./maps";
import type { Play } from "./play.svelte";

export class Atlas {
  board = $state<Board | undefined>();
  map = $state("");
  private cover: Cover | null = null;
  drawn = $derived.by(() => this.play.boards.find((each) => each.id === this.map) ?? this.play.boards[0]);

  constructor(private readonly play: Play) {}

  /** On the map that shows most of it, the present one if that is as good. */
  show = async (refs: string[], cover = this.cover): Promise<void> => {
    await this.turnTo(refs);
    this.board?.lay(cover);
    this.board?.showOnMap(refs);
    this.board?.lay(this.cover);
  };

  /** On which side a panel hides least of some places; who goes there is shown what it hides on both. */
  settle = async (refs: string[], spots: Record<Dock, Cover>, now: Dock, goes: boolean): Promise<Dock> => {
    if (goes) await this.turnTo(refs);
    const dock = dockFor(this.board?.whereabouts(refs) ?? [], spots, now);
    this.lay(spots[dock]);
    if (goes) this.board?.reveal(refs);
    return dock;
  };

  /** Nothing lies on the map any more. */
  clear = (): void => this.lay(null);

  private lay(cover: Cover | null): void {
    this.cover = cover;
    this.board?.lay(cover);
  }

  /** The same where it cannot be seen; otherwise the map stays as it is. */
  reveal = async (refs: string[]): Promise<void> => {
    await this.turnTo(refs);
    this.board?.reveal(refs);
  };

  /** The focus to a place, on the map that has it, or to the map as it is. */
  toMap = async (ref: string): Promise<void> => {
    const there = this.play.boards.find((each) => onMap(each, [ref]));
    if (there && this.drawn && !onMap(this.drawn, [ref])) this.map = there.id;
    await tick();
    this.board?.focusOn(ref);
  };

  private async turnTo(refs: string[]): Promise<void> {
    const { play, drawn } = this;
    play.pointed = new Set(refs);
    const best = [...play.boards].sort((a, b) => onMap(b, refs) - onMap(a, refs))[0];
    if (best && drawn && onMap(best, refs) > onMap(drawn, refs)) this.map = best.id;
    await tick();
    this.board?.lay(this.cover);
  }
}
