import { expect, it } from "vitest";
import type { Happening, LogPart } from "../api";
import { gather, luck, news, worthALook } from "./happenings";

const happening = (first: number, last: number, more: Partial<Happening> = {}) =>
  ({ first, last, outcome: "won", parties: [], ...more }) as unknown as Happening;
const part = (from: number, happenings: Happening[]) =>
  ({ total: 99, entries: [{ n: from }], happenings }) as unknown as LogPart;

it("tells anew what goes on in the lines that came, and keeps what is over", () => {
  const [over, begun, whole] = [happening(1, 3), happening(5, 6), happening(5, 9)];
  expect(gather([over, begun], [part(6, [whole])])).toEqual([over, whole]);
});

it("puts together a happening that two parts tell of", () => {
  expect(gather([], [part(0, [happening(4, 9)]), part(10, [happening(4, 12)])])).toEqual([happening(4, 12)]);
});

it("forgets what was taken back", () => {
  expect(gather([happening(5, 9)], [part(6, [])])).toEqual([]);
});

it("has news of what was decided, once it was", () => {
  const all = [happening(1, 3), happening(5, 9), happening(10, 12, { outcome: "" })];
  expect(news(all, 4, 13)).toEqual([all[1]]);
  expect(news(all, 4, 9)).toEqual([]);
});

it("lets what is small wait until somebody asks", () => {
  expect(news([happening(5, 9, { small: true })], 4, 13)).toEqual([]);
});

it("shows whom others met before what somebody found", () => {
  const battle = happening(1, 3, { parties: [{}, {}] as Happening["parties"] });
  expect(worthALook([battle, happening(5, 9)])).toBe(battle);
  expect(worthALook([])).toBeUndefined();
});

it("counts luck in hits", () => {
  expect(luck({ hits: 3, expected: 2 } as Happening["parties"][number])).toBe(1);
  expect(luck({ hits: 3, expected: null } as Happening["parties"][number])).toBeNull();
});
