import { describe, expect, it } from "vitest";
import { firstOf, sentencesOf } from "./sentences";

describe("what fits on a card", () => {
  const text = "Roll 1d6 (HIS 15.1, step 2). Add 2; 6 or more builds it. (b) Draw a card.";
  it("is cut where a sentence ends, and not at a section or a number", () => {
    expect(sentencesOf(text)).toEqual([
      "Roll 1d6 (HIS 15.1, step 2).",
      "Add 2; 6 or more builds it.",
      "(b) Draw a card.",
    ]);
  });
  it("says that there is more", () => {
    expect(firstOf(sentencesOf(text), 1)).toBe("Roll 1d6 (HIS 15.1, step 2). …");
    expect(firstOf(sentencesOf(text), 3)).toBe(text);
  });
});
