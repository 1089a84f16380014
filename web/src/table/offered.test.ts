import { expect, test } from "vitest";
import type { Look } from "../api";
import { Offered } from "./offered.svelte";

const look = (...keys: string[]) =>
  ({
    options: keys.map((key) => ({ key, text: key, cite: "", refs: [`place:${key}`], aims: [], letter: "" })),
  }) as unknown as Look;
const others = { mine: false, same: true, moved: true };
const mine = { mine: true, same: false, moved: true };
const shown = (offered: Offered) => offered.places.map((slot) => slot.option.key);

test("what others have just put under the hand is asked about once", () => {
  const offered = new Offered();
  offered.arrive(look("ready"), mine);
  offered.arrive(look("ready", "accept"), others);
  expect(offered.isMeant("ready", 1)).toBe(true);
  expect(offered.isMeant("accept", 1)).toBe(false);
  expect(offered.unsure).toBe("accept");
  expect(offered.isMeant("accept", 1)).toBe(true);
});

test("a double click does not answer the next question", () => {
  const offered = new Offered();
  offered.arrive(look("march"), mine);
  offered.arrive(look("rome"), mine);
  expect(offered.isMeant("rome", 2)).toBe(false);
  expect(offered.isMeant("rome", 1)).toBe(true);
});

test("options can be narrowed down, until another question comes", () => {
  const offered = new Offered();
  offered.arrive(look("rome", "paris"), mine);
  offered.narrow("place:rome");
  expect(shown(offered)).toEqual(["rome"]);
  offered.arrive(look("london", "vienna"), mine);
  expect(shown(offered)).toEqual(["london", "vienna"]);
  offered.filter = " VIEN";
  expect(shown(offered)).toEqual(["vienna"]);
});
