import { describe, expect, it } from "vitest";
import type { CardInfo } from "../api";
import { chanceOfOne } from "./chance";
import { CardNames } from "./names.svelte";
import { EVERYTHING, passes, valuesOf } from "./sieve";

const card = (name: string, more: Partial<CardInfo> = {}): CardInfo => ({
  ref: `card:${name.toLowerCase()}`,
  name,
  kind: "event",
  value: 2,
  text: "",
  note: "",
  number: 0,
  side: "",
  owner: "",
  copies: 1,
  turn: 0,
  until: 0,
  once: false,
  leaves: "never",
  rulings: [],
  worth: {},
  spots: [],
  ...more,
});

describe("a draw", () => {
  it("brings what is wanted as often as it must", () => {
    expect(chanceOfOne(10, 1, 1)).toBeCloseTo(0.1);
    expect(chanceOfOne(4, 2, 2)).toBeCloseTo(5 / 6);
    expect(chanceOfOne(4, 2, 3)).toBe(1);
    expect(chanceOfOne(4, 0, 3)).toBe(0);
    expect(chanceOfOne(3, 1, 9)).toBe(1);
  });
});

describe("cards are found", () => {
  const hidden = { where: "hidden", holder: "", count: 1, chance: 0.4 } as const;
  const bull = card("Papal Bull", { kind: "home", value: 4, owner: "Papacy", number: 5 });
  const plague = card("Plague", { turn: 3, text: "Kills units of France.", spots: [hidden] });
  const all = [bull, plague];
  const found = (wish: Partial<typeof EVERYTHING>) =>
    all.filter((each) => passes(each, { ...EVERYTHING, ...wish })).map((each) => each.name);

  it("by kind, value, turn, place and words", () => {
    expect(found({})).toEqual(["Papal Bull", "Plague"]);
    expect(found({ kind: "home" })).toEqual(["Papal Bull"]);
    expect(found({ value: "2" })).toEqual(["Plague"]);
    expect(found({ turn: "3" })).toEqual(["Plague"]);
    expect(found({ turn: "0" })).toEqual(["Papal Bull"]);
    expect(found({ where: "hidden" })).toEqual(["Plague"]);
    expect(found({ word: "units kills" })).toEqual(["Plague"]);
    expect(found({ word: "5" })).toEqual(["Papal Bull"]);
  });

  it("by the power that owns them or that they are about", () => {
    expect(found({ side: "Papacy" })).toEqual(["Papal Bull"]);
    expect(found({ side: "France" })).toEqual(["Plague"]);
  });

  it("among what there is", () => {
    expect(valuesOf(all, (each) => each.turn)).toEqual([0, 3]);
  });
});

describe("names of cards", () => {
  const names = new CardNames([card("Plague"), card("Papal Bull"), card("Papal")]);
  it("are found as they are written, the longest first", () => {
    expect(names.split("France plays Papal Bull, no plague.").filter((piece) => piece.card)).toEqual([
      { text: "Papal Bull", card: "card:papal bull" },
    ]);
    expect(names.split("Plagues")).toEqual([{ text: "Plagues", card: "" }]);
    expect(new CardNames().split("Plague")).toEqual([{ text: "Plague", card: "" }]);
  });
});
