import { describe, expect, it } from "vitest";
import { Glossary } from "./glossary.svelte";

const term = (id: string, name: string, ...also: string[]) => ({ id, name, text: "…", also, cite: "" });
const glossary = new Glossary([
  term("cp", "CP", "Command Points"),
  term("battle", "battle"),
  term("field", "Field battle"),
]);

describe("the glossary", () => {
  it("finds the longest word, once", () => {
    expect(glossary.split("A field battle for 2 CP, or 3 CP.")).toEqual([
      { text: "A ", term: "" },
      { text: "field battle", term: "field" },
      { text: " for 2 ", term: "" },
      { text: "CP", term: "cp" },
      { text: ", or 3 CP.", term: "" },
    ]);
  });

  it("finds no word within another", () => {
    expect(glossary.split("battlement")).toEqual([{ text: "battlement", term: "" }]);
  });

  it("finds the longest of words that stand without spaces", () => {
    const japanese = new Glossary([term("battle", "戦闘"), term("field", "野戦", "野戦闘"), term("cp", "CP")]);
    expect(japanese.split("この野戦闘では2CPを払う。戦闘後。")).toEqual([
      { text: "この", term: "" },
      { text: "野戦闘", term: "field" },
      { text: "では2", term: "" },
      { text: "CP", term: "cp" },
      { text: "を払う。", term: "" },
      { text: "戦闘", term: "battle" },
      { text: "後。", term: "" },
    ]);
  });

  it("knows labels and ids", () => {
    expect(glossary.called("command points")).toBe("cp");
    expect(glossary.called("field")).toBe("field");
    expect(glossary.called("peace")).toBe("");
  });

  it("leaves texts alone where a game explains nothing", () => {
    expect(new Glossary().split("CP")).toEqual([{ text: "CP", term: "" }]);
  });
});
