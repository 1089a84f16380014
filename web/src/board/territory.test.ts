import { describe, expect, it } from "vitest";
import { cells } from "./territory";

describe("territory", () => {
  it("has a border between groups, and none within one", () => {
    const [a, b, c] = cells(
      [
        { x: 0, y: 0, group: "one" },
        { x: 10, y: 0, group: "one" },
        { x: 20, y: 0, group: "two" },
      ],
      30,
    );
    expect(a!.border).toBe("");
    expect(b!.border).toMatch(/^M15\.0 /);
    expect(c!.border).toMatch(/^M15\.0 /);
  });

  it("ends at the limit", () => {
    const [alone] = cells([{ x: 0, y: 0, group: "one" }], 5);
    const numbers = alone!.path.match(/-?\d+\.\d/g)!.map(Number);
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(5);
  });
});
