import { expect, test } from "vitest";
import type { Happening } from "../api";
import { Theatre } from "./theatre.svelte";

const battle = { first: 10, last: 14, outcome: "won", parties: [] } as unknown as Happening;

test("whoever winds back before a battle is not shown how it ends", () => {
  const theatre = new Theatre();
  theatre.reach([battle], 5);
  theatre.reach([battle], 15);
  expect(theatre.of([battle])).toBe(battle);
  theatre.reach([battle], 12);
  expect(theatre.of([battle])).toBe(battle);
  theatre.reach([battle], 7);
  expect(theatre.of([battle])).toBeUndefined();
  theatre.reach([battle], 15);
  expect(theatre.of([battle])).toBe(battle);
});

test("what was asked for stays, wherever one winds to", () => {
  const theatre = new Theatre();
  theatre.reach([battle], 20);
  theatre.open(battle);
  theatre.reach([battle], 3);
  expect(theatre.of([battle])).toBe(battle);
});

const two = [
  { first: 10, last: 14, outcome: "won", parties: [] },
  { first: 15, last: 18, outcome: "lost", parties: [] },
] as unknown as Happening[];

test("of two that come at once, both are shown, one after the other", () => {
  const theatre = new Theatre();
  theatre.reach(two, 5);
  theatre.reach(two, 19);
  expect(theatre.of(two)).toBe(two[0]);
  expect(theatre.waiting).toBe(1);
  theatre.next();
  expect(theatre.of(two)).toBe(two[1]);
  theatre.next();
  expect(theatre.of(two)).toBeUndefined();
});

test("what comes while one is shown waits, and what is put away is put away with all of it", () => {
  const theatre = new Theatre();
  theatre.reach(two, 5);
  theatre.reach(two, 15);
  theatre.reach(two, 19);
  expect(theatre.of(two)).toBe(two[0]);
  theatre.close();
  expect(theatre.of(two)).toBeUndefined();
  expect(theatre.waiting).toBe(0);
});

test("what comes does not take away what somebody reads", () => {
  const theatre = new Theatre();
  theatre.reach(two, 5);
  theatre.open(battle);
  theatre.reach(two, 19);
  expect(theatre.of([battle])).toBe(battle);
  expect(theatre.waiting).toBe(2);
});

test("whoever looks back is shown what was last there, and none after it", () => {
  const theatre = new Theatre();
  theatre.reach(two, 20);
  theatre.reach(two, 5, true);
  theatre.reach(two, 19, true);
  expect(theatre.of(two)).toBe(two[1]);
  expect(theatre.waiting).toBe(0);
});
