import { describe, expect, it } from "vitest";
import { packFiles, written } from "./toml";

describe("a pack in TOML", () => {
  it("writes what rows hold", () => {
    expect(written('Say "no" \\ twice\n')).toBe('"Say \\"no\\" \\\\ twice\\n"');
    expect(written([1, 2.5, true])).toBe("[1, 2.5, true]");
    expect(written({ regular: 2, "1": [{ a: "b" }] })).toBe('{ 1 = [{ a = "b" }], regular = 2 }');
  });
  it("puts the rows of a table into its file", () => {
    const rows = { cards: { sack: { cp: 3 } }, spaces: { rome: { kind: "key" } }, seas: {} };
    const files = packFiles({ name: "mine", game: "vq", note: "" }, rows, { cards: "cards.toml", spaces: "map.toml" });
    expect(files).toEqual({
      "pack.toml": 'name = "mine"\ngame = "vq"\nnote = ""\n',
      "cards.toml": '[[cards]]\nid = "sack"\ncp = 3\n',
      "map.toml": '[[spaces]]\nid = "rome"\nkind = "key"\n',
    });
  });
});
