import { expect, it } from "vitest";
import type { Happening, LogLine } from "../api";
import { cardsPlayed, luckOf, ranked, reseated, surprises, turnAt } from "./reckoning";

const party = (side: string, hits: number, expected: number | null, won = false) => ({
  ...{ side, name: side, hits, expected, won },
});
const battle = (win: number, ...parties: ReturnType<typeof party>[]) =>
  ({ outcome: "over", odds: { win, loss: 1 - win }, parties }) as unknown as Happening;

it("puts whoever won before those who have as many points", () => {
  const scores = { p1: 30, p2: 31, p3: 30 };
  expect(ranked({ scores, winners: ["p3"] }).map(([id]) => id)).toEqual(["p2", "p3", "p1"]);
});

it("adds up luck, the luckiest first", () => {
  const fought = [
    battle(0.9, party("france", 1, 3), party("papacy", 2, 1, true)),
    battle(0.5, party("papacy", 2, 2, true), party("", 1, 1)),
    battle(0.5, party("england", 0, null)),
  ];
  expect(luckOf(fought)).toEqual([
    { side: "papacy", name: "papacy", hits: 4, expected: 3, won: 2, fought: 2 },
    { side: "france", name: "france", hits: 1, expected: 3, won: 0, fought: 1 },
  ]);
});

it("finds what nobody had expected", () => {
  const sure = battle(0.8, party("a", 3, 2, true), party("b", 0, 2));
  const upset = battle(0.8, party("a", 0, 2), party("b", 3, 2, true));
  const worse = battle(0.1, party("a", 3, 2, true), party("b", 0, 2));
  const undecided = battle(0.5, party("a", 1, 1), party("b", 1, 1));
  const even = battle(0.54, party("a", 0, 2), party("b", 3, 2, true));
  expect(surprises([sure, upset, worse, undecided, even]).map((each) => each.happening)).toEqual([worse, upset]);
});

it("counts cards by who played them", () => {
  const line = (kind: string, ...refs: string[]) => ({ kind, refs }) as LogLine;
  const lines = [line("card-played", "power:france", "card:x"), line("passed", "power:france")];
  expect([...cardsPlayed([...lines, lines[0]!])]).toEqual([["france", 2]]);
});

it("keeps seats, or rotates them", () => {
  const seats = [
    { seat: "a", wish: "me" },
    { seat: "b", wish: "bot:x" },
    { seat: "c", wish: "open" },
  ];
  expect(reseated(seats, false)).toEqual({ a: "me", b: "bot:x", c: "open" });
  expect(reseated(seats, true)).toEqual({ a: "open", b: "me", c: "bot:x" });
});

it("knows the turn of a line from the heading before it", () => {
  const lines = [
    { n: 0, turn: 1 },
    { n: 1, turn: 0 },
    { n: 2, turn: 2 },
    { n: 3, turn: 0 },
  ] as LogLine[];
  expect([0, 1, 2, 3].map((n) => turnAt(lines, n))).toEqual([1, 1, 2, 2]);
});
