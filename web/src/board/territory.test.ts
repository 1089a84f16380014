import { describe, expect, it } from "vitest";
import { divides, fieldOf, frontiers, grounds, spread } from "./territory";

const everywhere = () => true;
const numbers = (path: string) => path.match(/-?\d+\.\d/g)!.map(Number);

describe("territory", () => {
  it("has a frontier between groups, and none within one", () => {
    const found = spread(
      fieldOf(40, 20, 1, 0, everywhere),
      [
        { x: 5, y: 10, group: "one" },
        { x: 15, y: 10, group: "one" },
        { x: 35, y: 10, group: "two" },
      ],
      100,
    );
    const line = divides(found);
    expect(line.match(/M/g)).toHaveLength(1);
    const across = numbers(line).filter((_, i) => i % 2 === 0);
    expect(Math.min(...across)).toBeGreaterThan(18);
    expect(Math.max(...across)).toBeLessThan(32);
    expect(frontiers(found).get("one")).toBe(line);
  });

  it("ends at the limit, and has no frontier there", () => {
    const alone = spread(fieldOf(100, 100, 1, 0, everywhere), [{ x: 50, y: 50, group: "one" }], 10);
    const reach = numbers(grounds(alone).get("one")!).map((n) => Math.abs(n - 50));
    expect(Math.max(...reach)).toBeLessThan(21);
    expect(frontiers(alone).size).toBe(0);
    expect(divides(alone)).toBe("");
  });

  it("is closed where it reaches the edge of the field", () => {
    const whole = spread(fieldOf(20, 20, 1, 0, everywhere), [{ x: 10, y: 10, group: "one" }], 100);
    const shape = grounds(whole).get("one")!;
    expect(shape.match(/M/g)).toHaveLength(1);
    expect(shape).toMatch(/Z$/);
  });

  it("does not cross what is not open", () => {
    const wall = (x: number) => x < 20 || x > 30;
    const found = spread(fieldOf(60, 20, 1, 0, wall), [{ x: 10, y: 10, group: "one" }], 200);
    expect(Math.max(...numbers(grounds(found).get("one")!))).toBeLessThan(25);
  });
});
