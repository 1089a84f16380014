import { expect, test } from "vitest";
import { barred, byAction } from "./reasons";

const home = { text: "The space is not a friendly home space.", cite: "HIS 17", general: false };
const port = { text: "The space is not a port.", cite: "HIS 17.2", general: false };

test("what stands against several things alike is said once", () => {
  const reasons = [
    { ...home, doing: "Raise regular" },
    { ...home, doing: "Buy mercenary" },
    { ...home, doing: "Build squadron" },
    { ...port, doing: "Build squadron" },
  ];
  expect(byAction(reasons).map(({ doing, reasons }) => [doing, reasons.map((each) => each.text)])).toEqual([
    [["Raise regular", "Buy mercenary"], [home.text]],
    [["Build squadron"], [home.text, port.text]],
  ]);
});

test("what is against the question as such has no heading", () => {
  expect(byAction([{ ...home, doing: "" }])[0]!.doing).toEqual([]);
});

const card = (name: string) => ({ ref: `card:${name}`, name, kind: "event", value: 2, text: "", note: "" });
const never = (name: string) => [{ text: `${name} cannot be played now.`, cite: "", doing: "", general: false }];

test("a card that cannot be played says why", () => {
  const option = { key: "foul", text: "", cite: "", refs: ["card:foul"], aims: [], letter: "" };
  const found = barred([card("foul"), card("threat")], [option], { "card:threat": never("threat") });
  expect([...found]).toEqual([["card:threat", never("threat")]]);
});

test("what bars a whole hand alike is said on no card", () => {
  const reasons = { "card:foul": never("foul"), "card:threat": never("threat") };
  expect(barred([card("foul"), card("threat")], [], reasons).size).toBe(0);
});
