import { expect, test } from "vitest";
import { readAgain, readOn } from "./reading";

const line = (n: number, text = `line ${n}`) => ({ n, text, cite: "", refs: [], turn: 0, phase: "", kind: "" });
const part = (from: number, to: number, total = to, text?: string) =>
  ({
    entries: Array.from({ length: to - from }, (_, i) => line(from + i, text)),
    total,
    happenings: [],
  }) as unknown as Parameters<typeof readOn>[1];
const read = (count: number) => readOn({ lines: [], happenings: [] }, part(0, count));
const numbers = ({ lines }: ReturnType<typeof read>) => lines.map((each) => each.n);
const nothing = () => Promise.reject(new Error("nothing is missing"));

test("a part of the log takes the place of all from its first line on", () => {
  expect(readOn(read(5), part(3, 4, 4, "another")).lines.map((each) => each.text)).toEqual([
    "line 0",
    "line 1",
    "line 2",
    "another",
  ]);
});

test("where the last line is as it was, the rest goes on after it", async () => {
  expect(numbers(await readAgain(read(3), part(2, 5), nothing))).toEqual([0, 1, 2, 3, 4]);
});

test("where another line stands in its place, all is read again", async () => {
  const asked: number[] = [];
  const again = await readAgain(read(3), part(2, 4, 4, "another"), (since) => {
    asked.push(since);
    return Promise.resolve(part(0, 4));
  });
  expect(asked).toEqual([0]);
  expect(numbers(again)).toEqual([0, 1, 2, 3]);
});

test("what is too long for one answer is fetched in parts", async () => {
  const asked: number[] = [];
  const long = await readAgain({ lines: [], happenings: [] }, part(0, 500, 1200), (since) => {
    asked.push(since);
    return Promise.resolve(part(since, Math.min(since + 500, 1200), 1200));
  });
  expect(asked).toEqual([500, 1000]);
  expect(long.lines).toHaveLength(1200);
});
