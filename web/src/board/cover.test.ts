import { expect, test } from "vitest";
import { beside, dockFor, isHidden } from "./cover";

const left = { x: 58, y: 12, width: 400, height: 300 };
const right = { x: 512, y: 12, width: 400, height: 300 };
const spots = { left, right };

test("a place behind a panel is hidden, and one close to its edge; one below it is not", () => {
  expect(isHidden({ x: 200, y: 100 }, left)).toBe(true);
  expect(isHidden({ x: 470, y: 100 }, left)).toBe(true);
  expect(isHidden({ x: 200, y: 400 }, left)).toBe(false);
  expect(isHidden({ x: 200, y: 100 }, null)).toBe(false);
});

test("a panel stands where it hides fewer places, and stays where it is if that is as good", () => {
  expect(dockFor([{ x: 200, y: 100 }], spots, "left")).toBe("right");
  expect(dockFor([{ x: 700, y: 100 }], spots, "left")).toBe("left");
  expect(dockFor([{ x: 200, y: 500 }], spots, "right")).toBe("right");
  expect(dockFor([], spots, "left")).toBe("left");
});

test("what is left beside it is the larger part; of a frame that it fills, all", () => {
  expect(beside(924, left)).toEqual({ from: 458, width: 466 });
  expect(beside(924, right)).toEqual({ from: 0, width: 512 });
  expect(beside(400, { x: 12, y: 12, width: 376, height: 200 })).toEqual({ from: 0, width: 400 });
  expect(beside(924, null)).toEqual({ from: 0, width: 924 });
});
