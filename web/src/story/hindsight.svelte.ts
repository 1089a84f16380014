/** Looking back on a game: asked for once, shown at its end and beside its replay. */

import type { Analysed, TableApi } from "../api";

class Hindsight {
  found = $state.raw<Analysed | null>(null);
  busy = $state(false);
  why = $state("");
  private of = "";

  /** What is known of another table, or through other eyes, is forgotten. */
  turnTo(api: TableApi): void {
    const of = `${api.id} ${api.seat ?? ""}`;
    if (of === this.of) return;
    this.of = of;
    this.found = null;
    this.busy = false;
    this.why = "";
  }

  /** Once, unless more has been told since. */
  async ask(api: TableApi, lines: number): Promise<void> {
    this.turnTo(api);
    if (this.busy || this.found?.total === lines) return;
    const of = this.of;
    this.busy = true;
    this.why = "";
    try {
      const found = await api.analysis();
      if (of === this.of) this.found = found;
    } catch (error) {
      if (of === this.of) this.why = error instanceof Error ? error.message : String(error);
    } finally {
      if (of === this.of) this.busy = false;
    }
  }
}

export const hindsight = new Hindsight();
