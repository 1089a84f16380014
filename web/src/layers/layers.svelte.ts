/** Which layer of the map is seen, kept as fresh as the table. */

import type { Layers } from "../api";
import type { Play } from "../table/play.svelte";
import { tintOf } from "./tint";

export class MapLayers {
  opened = $state(false);
  chosen = $state("control");
  /** Whose armies it is about; empty: my own. */
  side = $state("");
  found = $state.raw<Layers | null>(null);
  layer = $derived(
    this.opened ? (this.found?.layers.find((each) => each.id === this.chosen) ?? this.found?.layers[0]) : undefined,
  );
  tint = $derived(this.layer ? tintOf(this.layer) : undefined);

  constructor(private readonly play: Play) {}

  toggle(): void {
    this.opened = !this.opened;
  }

  async fetch(): Promise<void> {
    const { play, side } = this;
    const at = play.past ? play.at : null;
    try {
      const found = await play.api.layers(side, at);
      if (this.side === side && (play.past ? play.at : null) === at) this.found = found;
    } catch (error) {
      this.opened = false;
      play.fail(error);
    }
  }
}
