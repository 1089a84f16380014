import { expect, it } from "vitest";
import type { LogLine } from "../api";
import { beginnings, stepFrom, stepsOf } from "./stages";

const line = (stage = "", turn = 0) => ({ stage, turn }) as LogLine;
const lines = [
  ...[line(), line("phase", 1), line(), line("phase", 1), line("impulse"), line(), line("impulse")],
  ...[line("phase", 2), line("impulse"), line()],
];

it("finds where turns, phases and impulses begin", () => {
  expect(beginnings(lines, "turn")).toEqual([2, 8]);
  expect(beginnings(lines, "phase")).toEqual([2, 4, 8]);
  expect(beginnings(lines, "impulse")).toEqual([2, 4, 5, 7, 8, 9]);
});

it("offers the steps that there are", () => {
  expect(stepsOf(lines)).toEqual(["turn", "phase", "impulse", "line"]);
  expect(stepsOf([line(), line()])).toEqual(["line"]);
});

it("goes on and back, as far as the log goes", () => {
  expect(stepFrom(lines, 4, "turn", 1)).toBe(8);
  expect(stepFrom(lines, 8, "turn", 1)).toBe(lines.length);
  expect(stepFrom(lines, 8, "phase", -1)).toBe(4);
  expect(stepFrom(lines, 2, "turn", -1)).toBe(0);
  expect(stepFrom(lines, 3, "line", -1)).toBe(2);
});
