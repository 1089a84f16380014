import { afterEach, expect, test, vi } from "vitest";
import type { Change, Look, Ping, TableApi } from "../api";
import { LATE, Watching } from "./watching.svelte";

afterEach(() => void vi.useRealTimers());

const log = { total: 0, entries: [], happenings: [] };
const talk = { private: false, entries: [] };
const look = (version: string): Look =>
  ({
    version,
    seq: 1,
    prompt: null,
    options: [],
    scene: {},
    more: { status: "playing", log, talk, seats: [] },
  }) as unknown as Look;
const change = (after: string, version: string): Change =>
  ({ version, after, edits: [], log, talk, times: { clocks: {}, time: null } }) as unknown as Change;

class Eyes extends Watching {
  busy = false;
  readonly api: TableApi;
  tell: (ping: Ping) => void = () => {};
  constructor(api: TableApi) {
    super();
    this.api = api;
  }
  protected arrive(): void {}
  protected learn(): void {}
  protected goOn(): void {}
  answered = (answer: Look | Change): Promise<void> => this.takeAnswer(answer, 1);
  settled = (): Promise<void> => this.catchUp();
}

/** Somebody who sees version 1; and how often they have asked for a whole look since. */
function watching(fresh: string): { eyes: Eyes; looks: () => number } {
  let looks = 0;
  let tell: (ping: Ping) => void = () => {};
  const api = {
    seat: "france",
    events: (heard: (ping: Ping) => void) => {
      tell = heard;
      return () => {};
    },
    log: () => Promise.resolve(log),
    look: () => {
      looks += 1;
      return Promise.resolve(look(fresh));
    },
  } as unknown as TableApi;
  const eyes = new Eyes(api);
  eyes.live = look("1");
  eyes.boards = [{ sides: [] }] as unknown as typeof eyes.boards;
  eyes.info = { status: "playing", seats: [] } as unknown as typeof eyes.info;
  eyes.follow();
  eyes.tell = (ping) => tell(ping);
  return { eyes, looks: () => looks };
}

test("what is told while an answer is awaited goes on from the answer", async () => {
  const { eyes, looks } = watching("3");
  eyes.busy = true;
  eyes.tell(change("1", "2"));
  eyes.tell(change("2", "3"));
  await eyes.answered(change("1", "2"));
  eyes.busy = false;
  await eyes.settled();
  expect([eyes.live?.version, looks()]).toEqual(["3", 0]);
});

test("what does not go on from what is seen is looked at", async () => {
  const { eyes, looks } = watching("3");
  eyes.tell(change("2", "3"));
  await new Promise((done) => setTimeout(done));
  expect([eyes.live?.version, looks()]).toEqual(["3", 1]);
});

test("what is told while one looks goes on from that look", async () => {
  const { eyes, looks } = watching("3");
  eyes.tell({ version: "3" });
  eyes.tell(change("3", "4"));
  await new Promise((done) => setTimeout(done));
  expect([eyes.live?.version, looks()]).toEqual(["4", 1]);
});

test("who is ahead of what is told waits for the rest of it", async () => {
  vi.useFakeTimers();
  const { eyes, looks } = watching("3");
  await eyes.answered(look("3"));
  eyes.tell(change("1", "2"));
  eyes.tell(change("2", "3"));
  await vi.advanceTimersByTimeAsync(2 * LATE);
  expect([eyes.live?.version, looks()]).toEqual(["3", 0]);
});

test("and looks again if that does not come", async () => {
  vi.useFakeTimers();
  const { eyes, looks } = watching("4");
  await eyes.answered(look("3"));
  eyes.tell(change("1", "4"));
  await vi.advanceTimersByTimeAsync(2 * LATE);
  expect([eyes.live?.version, looks()]).toEqual(["4", 1]);
});

test("who has seen nothing yet, as while people gather, looks at a version alone", async () => {
  const { eyes, looks } = watching("1");
  eyes.live = null;
  eyes.tell({ version: "1" });
  await new Promise((done) => setTimeout(done));
  expect(looks()).toBe(1);
});
