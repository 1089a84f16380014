import { expect, it } from "vitest";
import { contrast, inkOn } from "./paint";

it("counts can be read on every colour", () => {
  const parts = ["00", "33", "66", "99", "cc", "ff"];
  const colours = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)));
  expect(colours.filter((colour) => contrast(colour, inkOn(colour)) < 4)).toEqual([]);
  expect(inkOn("#dba830")).toBe("#1b1712");
});
