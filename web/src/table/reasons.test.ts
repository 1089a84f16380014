import { expect, test } from "vitest";
import { byAction } from "./reasons";

const home = { text: "The space is not a friendly home space.", cite: "HIS 17" };
const port = { text: "The space is not a port.", cite: "HIS 17.2" };

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
