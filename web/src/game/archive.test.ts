import { describe, expect, it } from "vitest";
import { opened, zip } from "./archive";
import { packFiles } from "./toml";

const ROWS = { cards: { sack: { cp: 3, text: 'Say "no"\n' } }, spaces: { rome: { keys: ["a", "b"], remove: true } } };
const FILES = packFiles({ name: "mine", game: "virgin_queen", note: "from the box" }, ROWS, {
  cards: "cards.toml",
  spaces: "map.toml",
});
const file = (name: string, body: BlobPart) => new File([body], name);

describe("a pack as a file", () => {
  it("comes back as it went", async () => {
    const back = await opened([file("mine.zip", zip(FILES))]);
    expect(back).toEqual({ name: "mine", game: "virgin_queen", note: "from the box", rows: ROWS });
  });
  it("may lie in a folder, or be given file by file", async () => {
    const inFolder = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`mine/${name}`, text]));
    expect((await opened([file("mine.zip", zip(inFolder))])).rows).toEqual(ROWS);
    expect((await opened(Object.entries(FILES).map(([name, text]) => file(name, text)))).rows).toEqual(ROWS);
  });
  it.each([
    [[file("a.zip", "no archive")], "pack-no-archive"],
    [[file("cards.toml", "")], "pack-no-manifest"],
    [[file("pack.toml", "name = ")], "pack-no-toml"],
    [[file("pack.toml", ""), file("cards.toml", "[[cards]]\ncp = 2")], "pack-no-id"],
    [[file("pack.toml", ""), file("cards.toml", 'cards = "none"')], "pack-no-id"],
    [[file("pack.toml", "#".repeat(2 << 20))], "pack-too-large"],
    [[file("bomb.zip", zip({ "pack.toml": "#".repeat(8 << 20) }))], "pack-no-manifest"],
  ])("says what is wrong with it", async (given, told) => {
    await expect(opened(given)).rejects.toThrow(told);
  });
});
