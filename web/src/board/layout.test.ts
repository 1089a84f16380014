import { describe, expect, it } from "vitest";
import type { Place } from "../api";
import { overlaps, placeLabels } from "./layout";

function place(ref: string, x: number, y: number, kind = "unfortified"): Place {
  return { ref, name: ref, kind, x, y, home: "", note: "" };
}

describe("labels", () => {
  it("shows the more important of two places that are too close for both", () => {
    const crowd = Array.from({ length: 12 }, (_, i) => place(`village${i}`, 100 + i, 100));
    const labels = placeLabels([...crowd, place("capital", 105, 101, "capital")], 1, 4);
    expect(labels.map((label) => label.ref)).toContain("capital");
    expect(labels.length).toBeLessThan(13);
  });

  it("finds room for more of them when one looks closer", () => {
    const towns = Array.from({ length: 20 }, (_, i) => place(`town${i}`, 100 + 14 * i, 100));
    const far = placeLabels(towns, 1, 4).length;
    const near = placeLabels(towns, 6, 4).length;
    expect(near).toBeGreaterThanOrEqual(far);
    expect(near).toBe(20);
  });

  it("never covers what is already there", () => {
    const taken = [{ x: 90, y: 90, width: 20, height: 40 }];
    for (const label of placeLabels([place("rome", 100, 100)], 1, 4, taken)) {
      const width = label.text.length * label.size * 0.47;
      const left = label.anchor === "start" ? label.x : label.x - width;
      const box = { x: left, y: label.y - label.size, width, height: label.size };
      expect(taken.some((other) => overlaps(box, other))).toBe(false);
    }
  });
});
