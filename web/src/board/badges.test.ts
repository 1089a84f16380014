import { describe, expect, it } from "vitest";
import type { Place } from "../api";
import type { Arrangement } from "./arrange";
import { badgeSpots } from "./badges";

const place = (ref: string, x: number, y: number): Place => ({
  ref,
  name: ref,
  kind: "unfortified",
  x,
  y,
  home: "",
  note: "",
});
const town = place("ulm", 100, 100);
const empty: Arrangement = { unit: 1, labels: [], counters: [], ships: [], plates: [] };
const label = { ref: "ulm", text: "Nuremberg", kind: "unfortified", x: 130, y: 92, size: 10 };
const spot = (laid: Arrangement, places = [town]) =>
  badgeSpots(new Map([["ulm", "2"]]), places, laid, false).get("ulm");

describe("the price of a place", () => {
  it("stands at the upper right, where nothing lies", () => {
    expect(spot(empty)).toEqual({ x: 109, y: 91 });
  });

  it("hides no name where another corner is free", () => {
    expect(spot({ ...empty, labels: [label] })).toEqual({ x: 91, y: 91 });
  });

  it("hides neither a leader's plate nor another town", () => {
    const plate = {
      ref: "l",
      place: "ulm",
      side: "",
      kind: "leader",
      name: "A",
      text: "A",
      worth: "",
      second: "",
      x: 60,
      y: 86,
      width: 34,
    };
    const laid = { ...empty, labels: [label], plates: [plate] };
    expect(spot(laid)).toEqual({ x: 109, y: 109 });
    expect(spot(laid, [town, place("bern", 110, 112)])).toEqual({ x: 91, y: 109 });
  });

  it("is told for those places alone that have one", () => {
    expect(badgeSpots(new Map(), [town], empty, false).size).toBe(0);
  });
});
