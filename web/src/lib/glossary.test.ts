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

  it("knows labels and ids", () => {
    expect(glossary.called("command points")).toBe("cp");
    expect(glossary.called("field")).toBe("field");
    expect(glossary.called("peace")).toBe("");
  });

  it("leaves texts alone where a game explains nothing", () => {
    expect(new Glossary().split("CP")).toEqual([{ text: "CP", term: "" }]);
  });
});
