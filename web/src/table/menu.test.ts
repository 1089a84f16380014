import { expect, test } from "vitest";
import { chancesOf, goalsOf, keysOf, leading, nameOf, stepsTaken, wentAsForeseen, type Menu } from "./menu";

const way = (...to: string[]) => ({
  keys: ["move", "from.metz"],
  texts: ["Move", "From Metz"],
  goals: to.map((place) => ({
    keys: ["move", "from.metz", "all", place],
    text: place,
    aims: [`space:${place}`],
    odds: null,
  })),
  odds: null,
});
const menu: Menu = {
  ref: "space:metz",
  name: "Metz",
  kind: "spend-cp",
  openings: [way("turin", "paris"), { ...way("turin"), keys: ["sail"] }],
  reasons: [],
  approaches: [],
  beyond: "",
  afar: null,
  isAll: true,
  waits: false,
};

test("a goal is reached by the first way that leads there", () => {
  const goals = goalsOf(menu);
  expect([...goals.keys()]).toEqual(["space:turin", "space:paris"]);
  expect(goals.get("space:turin")).toEqual(["move", "from.metz", "all", "turin"]);
});

test("the goals of one way can be shown alone", () => {
  expect([...goalsOf(menu, menu.openings[1]).keys()]).toEqual(["space:turin"]);
});

test("chances are told once, whichever way leads to them", () => {
  const odds = { title: "Field battle at Turin", win: 0.6, draw: 0.1, loss: 0.3, mine: 1, theirs: 2 };
  const goal = { ...way("turin").goals[0]!, odds };
  expect(
    chancesOf([
      { ...way("paris"), goals: [goal] },
      { ...way("turin"), goals: [goal] },
    ]),
  ).toEqual([odds]);
  expect(chancesOf(menu.openings)).toEqual([]);
});

test("openings that begin alike are told apart by what they begin with", () => {
  const horse = { ...way("paris"), texts: ["March", "the horse"] };
  const foot = { ...way("paris"), texts: ["March", "the foot"] };
  expect([horse, foot].map((each) => nameOf(each, [horse, foot]))).toEqual(["March · the horse", "March · the foot"]);
  expect(nameOf(horse, [horse])).toBe("March");
});

test("without a menu nothing leads anywhere", () => {
  expect(goalsOf(null).size).toBe(0);
});

const leg = (to: string, keys: string[]) => ({ to, keys, price: 1, risks: [], ends: false, told: [`comes to ${to}`] });
const legs = [leg("trier", ["move", "all", "trier"]), leg("mainz", ["move", "mainz"])];

test("a way is taken as far as its keys go, and nobody knows where a broken step stands", () => {
  expect(keysOf(legs)).toEqual(["move", "all", "trier", "move", "mainz"]);
  expect([0, 3, 5].map((keys) => stepsTaken(legs, keys))).toEqual([0, 1, 2]);
  expect(stepsTaken(legs, 4)).toBeNull();
});

test("no step is cut in two where there are too many keys for one decision", () => {
  const long = [leg("a", Array<string>(50).fill("pick")), leg("b", Array<string>(50).fill("pick"))];
  expect(keysOf(long)).toHaveLength(50);
});

test("a march goes on only if the log tells what was foreseen", () => {
  const lines = (...texts: string[]) => texts.map((text) => ({ text }));
  expect(wentAsForeseen(legs, lines("comes to trier", "comes to mainz"))).toBe(true);
  expect(wentAsForeseen(legs, lines("comes to trier", "is intercepted"))).toBe(false);
  expect(wentAsForeseen(legs, lines("comes to trier"))).toBe(false);
});

test("options lead to what they aim at", () => {
  const option = { key: "to.trier", text: "", cite: "", refs: [], aims: ["space:trier"], letter: "" };
  expect(leading([option], ["done"]).get("space:trier")).toEqual(["done", "to.trier"]);
});
