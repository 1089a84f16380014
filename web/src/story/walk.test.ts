import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Walk } from "./walk.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("shows one after the other, the longer the text the longer, and ends", () => {
  const shown: number[] = [];
  const walk = new Walk();
  walk.go(["France controls Metz.", "word ".repeat(20).trim()], (at) => shown.push(at));
  expect([shown, walk.on]).toEqual([[0], true]);
  vi.advanceTimersByTime(1600);
  expect(shown).toEqual([0, 1]);
  vi.advanceTimersByTime(5000);
  expect(walk.on).toBe(true);
  vi.advanceTimersByTime(300);
  expect([shown, walk.on]).toEqual([[0, 1], false]);
});

it("stops where it is told to", () => {
  const shown: number[] = [];
  const walk = new Walk();
  walk.go(["a", "b"], (at) => shown.push(at));
  walk.stop();
  vi.advanceTimersByTime(9000);
  expect([shown, walk.on]).toEqual([[0], false]);
});

it("gives as much time where no spaces part the words", () => {
  const shown: number[] = [];
  const walk = new Walk();
  walk.go(["フランスがハプスブルクからミラノを奪い、傭兵を三個編成する。", "次"], (at) => shown.push(at));
  vi.advanceTimersByTime(3000);
  expect(shown).toEqual([0]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([0, 1]);
});
