import { describe, expect, it } from "vitest";
import type { Panel } from "../api";
import { displayAbout, shelved } from "./displays.svelte";

const panel = (id: string): Panel => ({ type: "facts", id, title: id, rows: [] });

describe("displays", () => {
  const panels = ["powers", "turns", "discard", "odd"].map(panel);
  it("stand on shelves, and last those that have none", () => {
    const found = shelved(panels, [
      { title: "Cards", panels: ["discard", "removed"] },
      { title: "Powers", panels: ["powers", "turns"] },
      { title: "Empty", panels: ["nothing"] },
    ]);
    expect(found.map((shelf) => [shelf.title, shelf.panels.map((each) => each.id)])).toEqual([
      ["Cards", ["discard"]],
      ["Powers", ["powers", "turns"]],
      ["", ["odd"]],
    ]);
  });
  it("are found from what they are about, if they are there", () => {
    const scene = { panels, about: { ruler: "powers", reformer: "debaters" } };
    expect(displayAbout(scene, "ruler")).toBe("powers");
    expect(displayAbout(scene, "reformer")).toBe("");
    expect(displayAbout(undefined, "ruler")).toBe("");
  });
});
