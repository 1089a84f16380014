import { describe, expect, it } from "vitest";
import { counts, hours, span } from "./length";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("how long a game takes", () => {
  it("is told in hours, and in minutes where it is less than one", () => {
    expect([20, 60, 90, 540].map(hours).map(plain)).toEqual(["20 min", "1 h", "1½ h", "9 h"]);
  });
  it("spans from the shortest scenario to the longest", () => {
    expect(plain(span([180, 540]))).toBe("3–9 h");
    expect(plain(span([10, 20]))).toBe("10–20 min");
    expect(plain(span([40, 120]))).toBe("40 min–2 h");
    expect(plain(span([60, 60]))).toBe("1 h");
  });
  it("counts players without a gap as a span", () => {
    expect(counts([6, 3, 4, 5])).toBe("3–6");
    expect(counts([2, 4])).toBe("2, 4");
    expect(counts([2])).toBe("2");
  });
});
