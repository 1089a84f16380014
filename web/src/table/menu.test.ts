import { expect, test } from "vitest";
import { goalsOf, type Menu } from "./menu";

const way = (...to: string[]) => ({
  keys: ["move", "from.metz"],
  texts: ["Move", "From Metz"],
  goals: to.map((place) => ({
    keys: ["move", "from.metz", "all", place],
    text: place,
    aims: [`space:${place}`],
  })),
});
const menu: Menu = {
  ref: "space:metz",
  name: "Metz",
  kind: "spend-cp",
  openings: [way("turin", "paris"), { ...way("turin"), keys: ["sail"] }],
  reasons: [],
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

test("without a menu nothing leads anywhere", () => {
  expect(goalsOf(null).size).toBe(0);
});
