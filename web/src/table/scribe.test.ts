import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AGAIN, REST, Scribe, type Standing } from "./scribe";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function desk(send: (text: string) => Promise<unknown>): [Scribe, Standing[]] {
  const told: Standing[] = [];
  return [new Scribe(send, (standing) => told.push(standing)), told];
}

test("what is typed is sent once, when the hand rests", async () => {
  const sent: string[] = [];
  const [scribe, told] = desk((text) => Promise.resolve(sent.push(text)));
  scribe.write("a");
  await vi.advanceTimersByTimeAsync(REST / 2);
  scribe.write("ab");
  await vi.advanceTimersByTimeAsync(REST - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["ab"]);
  expect(told.at(-1)).toBe("kept");
});

test("what is typed while something is sent follows it, and never overtakes", async () => {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  const [scribe, told] = desk((text) => {
    sent.push(text);
    return new Promise<void>((done) => waiting.push(done));
  });
  scribe.write("a");
  await vi.advanceTimersByTimeAsync(REST);
  scribe.write("ab");
  await vi.advanceTimersByTimeAsync(REST);
  expect(sent).toEqual(["a"]);
  waiting[0]!();
  await vi.advanceTimersByTimeAsync(REST);
  expect(sent).toEqual(["a", "ab"]);
  expect(told).not.toContain("kept");
  waiting[1]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(told.at(-1)).toBe("kept");
});

test("what was not taken is sent again", async () => {
  let tries = 0;
  const [scribe, told] = desk(() => (tries++ ? Promise.resolve() : Promise.reject(new Error("lost"))));
  scribe.write("a");
  await vi.advanceTimersByTimeAsync(REST);
  expect(told.at(-1)).toBe("failed");
  await vi.advanceTimersByTimeAsync(AGAIN);
  expect(tries).toBe(2);
  expect(told.at(-1)).toBe("kept");
});

test("who leaves the page has everything kept at once", async () => {
  const sent: string[] = [];
  const [scribe] = desk((text) => Promise.resolve(sent.push(text)));
  scribe.write("a");
  await scribe.flush();
  await scribe.flush();
  expect(sent).toEqual(["a"]);
});
