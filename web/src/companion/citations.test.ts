import { describe, expect, it } from "vitest";
import { cutCitations, cutReferences, sectionOf, withBrackets } from "./citations";

describe("citations", () => {
  it("name a section", () => {
    expect(sectionOf("HIS 13.2")).toBe("13.2");
    expect(sectionOf("uRR 8.1.4")).toBe("8.1.4");
    expect(sectionOf("")).toBe("");
  });

  it("are found where a sentence ends with one", () => {
    const parts = cutCitations("Pavia is too far. (PR 6.2)");
    expect(parts.map((part) => [part.text, part.section])).toEqual([
      ["Pavia is too far. (", ""],
      ["PR 6.2", "6.2"],
      [")", ""],
    ]);
    expect(cutCitations("Two units (of 4) in turn 3 (turn 3)")).toHaveLength(1);
  });

  it("are found in lists", () => {
    const parts = cutReferences("By a deal (9.1, 9.3) or a siege (15).");
    expect(parts.filter((part) => part.section).map((part) => part.section)).toEqual(["9.1", "9.3", "15"]);
    expect(parts.map((part) => part.text).join("")).toBe("By a deal (9.1, 9.3) or a siege (15).");
  });

  it("are found between the brackets and commas of Japanese", () => {
    const told = "取り決め（9.1、9.3）か攻囲戦（15）による。（HIS 13.2）";
    const found = (parts: { section: string }[]) => parts.map((part) => part.section).filter((section) => section);
    expect(found(cutReferences(told))).toEqual(["9.1", "9.3", "15"]);
    expect(found(cutReferences(told, true))).toEqual(["9.1", "9.3"]);
    expect(found(cutCitations(told))).toEqual(["13.2"]);
  });

  it("are not made of what an example counts", () => {
    const parts = cutReferences("Suleiman (2) rolls, see there (13.2).", true);
    expect(parts.filter((part) => part.section).map((part) => part.section)).toEqual(["13.2"]);
  });

  it("keep their brackets on their line", () => {
    const held = withBrackets(cutReferences("Five in all (21.2), or by a deal (9.1, 9.3)."));
    expect(held.map(({ before, text, after }) => before + text + after).join("|")).toBe(
      "Five in all |(21.2)|, or by a deal |(9.1|, |9.3)|.",
    );
  });
});
