import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Announcer } from "./hands";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("tells what is new in one breath, and not what was there before", () => {
  const said: string[] = [];
  const announcer = new Announcer((text) => said.push(text));
  announcer.hear(["An old war."], "What now?");
  vi.advanceTimersByTime(5000);
  expect(said).toEqual([]);
  announcer.hear(["An old war.", "A march."], "");
  announcer.hear(["An old war.", "A march.", "A battle."], "Who retreats?");
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(["A march. A battle. Who retreats?"]);
  announcer.hear(["An old war.", "A march.", "A battle."], "Who retreats?");
  vi.advanceTimersByTime(5000);
  expect(said).toHaveLength(1);
});

it("of much that happens at once only the last is told", () => {
  const said: string[] = [];
  const announcer = new Announcer((text) => said.push(text));
  announcer.hear([], "");
  announcer.hear(["One.", "Two.", "Three.", "Four.", "Five."], "");
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(["Three. Four. Five."]);
});
