import { expect, test } from "vitest";
import { guess } from "./arrange";
import { describePlace, unitsNamed } from "./describe";
import type { Place, Scene, Side } from "../api";

test("units are counted by the language, and unknown ones all the same", () => {
  expect(unitsNamed("regular", 1)).toBe("1 regular");
  expect(unitsNamed("regular", 3)).toBe("3 regulars");
  expect(unitsNamed("elephant", 2)).toBe("2 elephant");
});

test("a place is described in one line", () => {
  const place = { ref: "space:rome", name: "Rome", kind: "key", note: "" } as Place;
  const pieces = [{ place: "space:rome", side: "papacy", kind: "regular", count: 2, name: "", siege: "" }];
  const scene = { holders: {}, shades: {}, pieces, marks: [] } as unknown as Scene;
  const sides = new Map([["papacy", { name: "Papacy" } as Side]]);
  expect(describePlace(place, scene, sides)).toBe("Rome (key), Papacy: 2 regulars");
});

test("Japanese letters take as much room as they are high", () => {
  expect(guess("ローマ", 10, "place")).toBe(30);
  expect(guess("カール5世", 10, "place")).toBeCloseTo(44.5);
  expect(guess("Rome", 10, "place")).toBe(18);
});
