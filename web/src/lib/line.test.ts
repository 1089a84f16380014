import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Lost, Refused } from "../api";
import { Line } from "./line.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails so often with some error, then answers. */
function after(times: number, error: Error): () => Promise<string> {
  return () => (times-- > 0 ? Promise.reject(error) : Promise.resolve("here"));
}

it("asks again, later each time, until somebody answers", async () => {
  const line = new Line();
  const ask = vi.fn(after(3, new Lost()));
  const answer = line.insist(ask);
  await vi.advanceTimersByTimeAsync(499);
  expect([ask.mock.calls.length, line.isDown]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toBe("here");
  expect(line.isDown).toBe(false);
});

it("asks at once when the network is back", async () => {
  const line = new Line();
  const ask = vi.fn(after(1, new Lost()));
  const answer = line.insist(ask);
  await vi.advanceTimersByTimeAsync(10);
  line.wake();
  expect(await answer).toBe("here");
});

it("takes a refusal for an answer, and a gateway's for none", async () => {
  const line = new Line();
  await expect(line.insist(after(1, new Refused(409, "No.", null)))).rejects.toThrow("No.");
  const answer = line.insist(after(1, new Refused(502, "Bad Gateway", null)));
  await vi.advanceTimersByTimeAsync(500);
  expect(await answer).toBe("here");
});

it("lets whoever leaves go", async () => {
  const line = new Line();
  const answer = line.insist(after(9, new Lost("gone")));
  const told = expect(answer).rejects.toThrow("gone");
  await vi.advanceTimersByTimeAsync(10);
  line.close();
  await told;
});
