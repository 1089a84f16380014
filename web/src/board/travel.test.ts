import { describe, expect, it } from "vitest";
import { journeys } from "./travel";

const piece = (place: string, count: number, name = "", kind = "regular") => ({
  ref: `${kind}.${place}`,
  place,
  side: "france",
  kind,
  count,
  name,
  siege: "" as const,
  rating: "",
});

describe("journeys", () => {
  it("go from where units have left to where they have come", () => {
    const found = journeys([piece("paris", 5)], [piece("paris", 2), piece("metz", 3)]);
    expect(found).toEqual([{ side: "france", kind: "regular", count: 3, from: "paris", to: "metz" }]);
  });

  it("are not made by those who were raised, or lost", () => {
    expect(journeys([piece("paris", 5)], [piece("paris", 6)])).toEqual([]);
    expect(journeys([piece("paris", 5)], [piece("paris", 1)])).toEqual([]);
  });

  it("are not made by those with a name, who travel themselves", () => {
    expect(journeys([piece("paris", 1, "Francis I")], [piece("metz", 1, "Francis I")])).toEqual([]);
  });

  it("are not shown when everything moves at once", () => {
    const far = Array.from({ length: 20 }, (_, i) => piece(`a${i}`, 1, "", `k${i}`));
    expect(
      journeys(
        far,
        far.map((each) => ({ ...each, place: "b" })),
      ),
    ).toEqual([]);
  });
});
