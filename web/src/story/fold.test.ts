import { expect, it } from "vitest";
import type { Happening, LogLine } from "../api";
import { fold, isHead } from "./fold";

const line = (n: number, kind: string, routine = "") => ({ n, kind, routine }) as LogLine;
const happening = (first: number, last: number) => ({ first, last }) as Happening;
const told = (rows: ReturnType<typeof fold>) =>
  rows.map(({ line, costs, head }) => [line.n, costs.map((cost) => cost.n), head?.first ?? null]);

it("puts what an action cost to the action", () => {
  const lines = [line(0, "impulse-began"), line(1, "cp-spent", "1 CP"), line(2, "force-moved")];
  expect(told(fold(lines, []))).toEqual([
    [0, [], null],
    [2, [1], null],
  ]);
});

it("leaves a cost alone that bought nothing which is told", () => {
  const lines = [line(1, "cp-spent", "1 CP"), line(2, "impulse-began"), line(3, "cp-spent", "2 CP")];
  expect(told(fold(lines, []))).toEqual([
    [1, [], null],
    [2, [], null],
    [3, [], null],
  ]);
});

it("heads each happening once, even if its first line is not shown", () => {
  const lines = [line(3, "rolled"), line(4, "rolled"), line(5, "battle-fought"), line(8, "rolled"), line(9, "passed")];
  const rows = fold(lines, [happening(0, 1), happening(2, 5), happening(7, 8)]);
  expect(told(rows).map(([, , head]) => head)).toEqual([2, null, null, 7, null]);
  expect(rows.map((row) => row.inside)).toEqual([true, true, true, true, false]);
});

it("knows where parts of a game begin, in the words of each game", () => {
  const kinds = ["phase-began", "impulse-begun", "turn-begun", "turn-end-begun", "impulse-ended", "deck-built"];
  expect(kinds.map((kind) => isHead(line(0, kind)))).toEqual([true, true, true, true, false, false]);
});
