import { describe, expect, it } from "vitest";
import { along, curve } from "./ways";

describe("the ways of the oceans", () => {
  it("go through all their points", () => {
    const path = curve([
      [0, 0],
      [10, 5],
      [20, 0],
    ]);
    expect(path.startsWith("M0 0C")).toBe(true);
    expect(path).toContain("10.0 5.0C");
    expect(path.endsWith("20.0 0.0")).toBe(true);
    expect(curve([])).toBe("");
  });

  it("tell where one is and where one looks", () => {
    expect(
      along(
        [
          [0, 0],
          [10, 0],
        ],
        0.5,
      ),
    ).toEqual({ x: 5, y: 0, angle: 0 });
    expect(
      along(
        [
          [0, 0],
          [0, 10],
        ],
        1,
      ),
    ).toMatchObject({ x: 0, y: 10, angle: 90 });
  });
});
