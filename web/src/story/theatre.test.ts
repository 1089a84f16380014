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
