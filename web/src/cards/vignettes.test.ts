import { readdirSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { DRAWINGS } from "./drawings";
import { drawingOf } from "./gallery";
import { drawn, motifOf } from "./vignettes";

const games = new URL("../../../tercio/games/", import.meta.url);
const known = readdirSync(games, { withFileTypes: true })
  .filter((each) => each.isDirectory() && ["here_i_stand", "virgin_queen", "ultima_ratio_regis"].includes(each.name))
  .flatMap(({ name }) => {
    const text = readFileSync(new URL(`${name}/data/cards.toml`, games), "utf8");
    return (parse(text)["cards"] as { id: string }[]).map((card) => card.id);
  });

test("whatever is drawn is drawn for a card that there is", () => {
  expect(drawn.filter((id) => !known.includes(id))).toEqual([]);
});

test("every drawing is used", () => {
  const used = new Set(drawn.map((id) => motifOf({ ref: `card:${id}`, kind: "" })));
  expect(Object.keys(DRAWINGS).filter((motif) => !used.has(motif as never))).toEqual([]);
});

test("a card has the drawing of its subject, else of its kind, else none", async () => {
  expect(motifOf({ ref: "card:printing_press", kind: "event" })).toBe("press");
  expect(motifOf({ ref: "card:of-a-pack", kind: "rebellion" })).toBe("revolt");
  expect(motifOf({ ref: "card:of-a-pack", kind: "of-a-pack" })).toBeNull();
  expect(await drawingOf({ ref: "card:foul_weather", kind: "response" })).toBe(DRAWINGS.storm);
  expect(await drawingOf({ ref: "card:of-a-pack", kind: "of-a-pack" })).toBeNull();
});
