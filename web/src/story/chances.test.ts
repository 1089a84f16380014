import { expect, test } from "vitest";
import type { Analysed, Side } from "../api";
import { chanceAt, fortunesOf, linesOf, turnsOf } from "./chances";

const point = (at: number, turn: number, a: number) => ({ at, turn, seat: "a", win: { a, b: 1 - a } });
const found = {
  total: 30,
  points: [point(0, 1, 0.5), point(10, 1, 0.7), point(20, 2, 0.2)],
} as unknown as Analysed;
const sides = [
  { id: "venice", seat: "b", color: "#010203" },
  { id: "a", seat: "a", color: "#445566" },
] as unknown as Side[];

test("a seat's line has the colour of what it plays", () => {
  const lines = linesOf(found, (seat) => seat.toUpperCase(), sides);
  expect(lines.map((line) => [line.name, line.color])).toEqual([
    ["A", "#445566"],
    ["B", "#010203"],
  ]);
  expect(lines[0]!.points).toEqual([
    [0, 0.5],
    [10, 0.7],
    [20, 0.2],
  ]);
});

test("a chance holds until the next", () => {
  const [line] = linesOf(found, String, sides);
  expect([0, 9, 10, 25].map((at) => chanceAt(line!, at))).toEqual([0.5, 0.5, 0.7, 0.2]);
});

test("turns begin where they were first judged", () => {
  expect(turnsOf(found)).toEqual([
    { turn: 1, at: 0 },
    { turn: 2, at: 20 },
  ]);
});

test("a seat with a colour of its own keeps it, whatever it plays", () => {
  const players = [{ id: "venice", seat: "a", color: "#010203" }, sides[1]!, sides[0]!] as Side[];
  expect(linesOf(found, String, players)[0]!.color).toBe("#445566");
});

test("where a chance came from adds up to where it ended, in whole numbers", () => {
  const fortunes = { a: { choices: -2.222, others: 1.508, luck: 0.414 }, b: { choices: 0.3, others: 0, luck: 0 } };
  expect(fortunesOf({ ...found, fortunes } as Analysed)).toEqual([
    { seat: "a", first: 50, choices: -222, others: 151, luck: 41, end: 20 },
    { seat: "b", first: 50, choices: 30, others: 0, luck: 0, end: 80 },
  ]);
});
