import { describe, expect, it } from "vitest";
import type { TalkLine } from "../api";
import { ALL, channelsOf } from "./channels";

const line = (n: number, seat: string, to: string[] | null = null, note = ""): TalkLine => ({
  n,
  seat,
  to,
  note,
  text: `line ${n}`,
  at: 100 + n,
  hidden: false,
});
const TALK = [
  line(0, "colonna"),
  line(1, "gonzaga", ["gonzaga", "colonna"]),
  line(2, "colonna", ["colonna", "gonzaga"]),
  line(3, "medici", ["medici", "colonna", "gonzaga"]),
  line(4, "medici"),
];

describe("channels", () => {
  it("hold what was said to the same circle, whoever spoke", () => {
    const found = channelsOf(TALK, "colonna", ["gonzaga", "medici"], {});
    expect(found.map(({ others, lines }) => [others, lines.map(({ n }) => n)])).toEqual([
      [[], [0, 4]],
      [["gonzaga"], [1, 2]],
      [["medici"], []],
      [["gonzaga", "medici"], [3]],
    ]);
  });
  it("count what others have said since each was read", () => {
    const unread = (marks: Record<string, number>) =>
      channelsOf(TALK, "colonna", [], marks).map((channel) => channel.unread);
    expect(unread({})).toEqual([1, 1, 1]);
    expect(unread({ [ALL]: 104 })).toEqual([0, 1, 1]);
    expect(unread({ [ALL]: 103, "colonna gonzaga": 101 })).toEqual([1, 0, 1]);
  });
  it("do not count what the server notes", () => {
    expect(channelsOf([line(0, "gonzaga", null, "join")], "colonna", [], {})[0]!.unread).toBe(0);
  });
});
