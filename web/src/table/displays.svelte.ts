/** Which of the displays beside the map is open, and how one gets there from what it is about. */

import type { Panel, Scene } from "../api";

interface Displays {
  open: boolean;
  /** The id of the display that is shown; empty: the first. */
  chosen: string;
  /** The name of whom one came to read about: his row is marked. */
  name: string;
}

export const displays = $state<Displays>({ open: false, chosen: "", name: "" });

export function showDisplay(id: string, name = ""): void {
  displays.open = true;
  displays.chosen = id;
  displays.name = name;
}

/** The display that tells more of a thing; empty if there is none. */
export function displayAbout(scene: Pick<Scene, "about" | "panels"> | undefined, thing: string): string {
  const id = scene?.about[thing] ?? "";
  return scene?.panels.some((panel) => panel.id === id) ? id : "";
}

export interface Shelved {
  title: string;
  panels: Panel[];
}

/** The displays as they are sorted; those on no shelf come last, without a title. */
export function shelved(panels: readonly Panel[], shelves: Scene["shelves"]): Shelved[] {
  const byId = new Map(panels.map((panel) => [panel.id, panel]));
  const sorted = shelves.map(({ title, panels: ids }) => ({
    title,
    panels: ids.flatMap((id) => byId.get(id) ?? []),
  }));
  const placed = new Set(shelves.flatMap((shelf) => shelf.panels));
  const others = { title: "", panels: panels.filter((panel) => !placed.has(panel.id)) };
  return [...sorted, others].filter((shelf) => shelf.panels.length > 0);
}
