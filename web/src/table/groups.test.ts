import { expect, test } from "vitest";
import { grouped } from "./groups";
import { inOrder, keepPlaces } from "./slots";

const option = (text: string, ref: string) => ({
  key: text,
  text,
  cite: "",
  refs: ref ? [ref] : [],
  aims: [],
  letter: "",
});
const towns = ["Barcelona", "Bilbao", "Cagliari", "Corunna", "Granada", "Madrid", "Naples", "Oran", "Palma", "Seville"];
const list = [...towns.map((name) => option(`From Valladolid to ${name}`, "space:valladolid")), option("Stay", "")];
const said = (slots: Parameters<typeof grouped>[0]) =>
  grouped(slots)?.map(({ heading, members }) => [heading, ...members.map((member) => member.short)]);

test("what all say is said once", () => {
  expect(said(inOrder(list))).toEqual([
    ["From Valladolid to", ...towns],
    ["", "Stay"],
  ]);
});

test("powers are headings, also of a single option", () => {
  const items = ["a troop", "a squadron", "a fortress", "less unrest"];
  const options = ["Spain", "Poland"].flatMap((name) =>
    items.map((item) => option(`${name}: ${item}`, `power:${name}`)),
  );
  const all = [...options, option("Florence: a troop (free)", "power:florence"), option("Ready", "")];
  expect(said(inOrder(all))).toEqual([
    ["Spain", ...items],
    ["Poland", ...items],
    ["Florence", "a troop (free)"],
    ["", "Ready"],
  ]);
});

test("what comes later stands at the end, whatever it is about", () => {
  const late = keepPlaces(inOrder(list), [...list, option("From Valladolid to Vienna", "space:valladolid")]);
  expect(said(late)?.at(-1)).toEqual(["", "Stay", "From Valladolid to Vienna"]);
});

test("headings of one option each are no shorter reading", () => {
  const actions = towns.map((name) => option(`Build in ${name}: 2 CP`, `action:${name}`));
  expect(grouped(inOrder([...actions, option("End the impulse", "")]))).toBeNull();
});

test("many places for one thing are told under what it is", () => {
  const places = towns.map((name) => option(`A mercenary of France in ${name}`, `space:${name}`));
  expect(said(inOrder([...places, option("Back", "")]))).toEqual([
    ["A mercenary of France in", ...towns],
    ["", "Back"],
  ]);
});

test("in a language that puts the place first, what all end with is their heading", () => {
  const places = towns.map((name) => option(`${name}にフランスの傭兵1`, `space:${name}`));
  expect(said(inOrder([...places, option("戻る", "")]))).toEqual([
    ["…にフランスの傭兵1", ...towns],
    ["", "戻る"],
  ]);
});

test("short lists, and lists of all sorts of things, stay as they are", () => {
  expect(grouped(inOrder(list.slice(0, 9)))).toBeNull();
  expect(grouped(inOrder(towns.map((name) => option(`Go to ${name}`, `space:${name}`))))).toBeNull();
});
