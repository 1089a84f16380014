/** Whom I have blocked: their talk is out of my sight. */

import { api } from "../api";

class BlockedPeople {
  private ids = $state.raw<ReadonlySet<string>>(new Set());

  has(account: string | undefined): boolean {
    return account !== undefined && this.ids.has(account);
  }

  /** Strangers block nobody, and are told so. */
  async load(): Promise<void> {
    const people = await api.blocks().then(
      (told) => told.people,
      () => [],
    );
    this.ids = new Set(people.map((each) => each.id));
  }
}

export const blocked = new BlockedPeople();
