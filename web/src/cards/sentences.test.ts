import { describe, expect, it } from "vitest";
import { clausesOf, firstOf, sentencesOf } from "./sentences";

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
  it("ends with a sentence in Japanese, too", () => {
    const told = "ダイスを1個振る。6以上なら完成。";
    expect(sentencesOf(told)).toEqual(["ダイスを1個振る。", "6以上なら完成。"]);
    expect(firstOf(sentencesOf(told), 2)).toBe(told);
  });
  it("breaks off a long sentence where one would take breath", () => {
    const long = "Spain counts spaces in England (with its own), then rolls: a 6 wins.";
    expect(clausesOf(long)).toEqual(["Spain counts spaces in England", "(with its own),", "then rolls:", "a 6 wins."]);
    expect(firstOf(clausesOf(long), 2)).toBe("Spain counts spaces in England (with its own), …");
    expect(firstOf(clausesOf(long), 4)).toBe(long);
  });
});
