/** What can be done where somebody points: ways to go on that begin there, and where they lead. */

import type { OpeningInfo, Reason } from "../api";

export interface Menu {
  /** The place, or the action that is done once more. */
  ref: string;
  name: string;
  /** The kind of question that it answers. */
  kind: string;
  openings: OpeningInfo[];
  reasons: Reason[];
  /** Whether it is still being asked for. */
  waits: boolean;
}

/** By the place that is clicked, the keys that lead there; of several ways the first. */
export function goalsOf(menu: Menu | null, only?: OpeningInfo): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const opening of only ? [only] : (menu?.openings ?? [])) {
    for (const goal of opening.goals) {
      for (const ref of goal.aims) if (ref !== menu?.ref && !found.has(ref)) found.set(ref, goal.keys);
    }
  }
  return found;
}
