import { expect, test } from "vitest";
import type { TableInfo } from "../api";
import { invitedTo, rematchOf } from "./rematch";

test("another game has the clock of the one before", () => {
  const clock = {
    kind: "bank",
    hours: 72,
    increment: 12,
    nights: true,
    weekends: true,
    over: "replace",
    chosen_by: "vote",
  };
  const info = { game: "primer", scenario: "spring", seats: [], options: {}, clock } as unknown as TableInfo;
  expect(rematchOf(info, false).clock).toEqual(clock);
});

test("another game is played with the pack of the one before", () => {
  const info = { id: "x", game: "primer", scenario: "spring", seats: [], options: {} } as unknown as TableInfo;
  expect(rematchOf({ ...info, pack: "ours" }, false).pack_of).toBe("x");
  expect(rematchOf({ ...info, pack: "" }, false).pack_of).toBeNull();
});

test("bots sit where nobody sat, as in a game that was uploaded", () => {
  const seats = [
    { seat: "a", mine: true, bot: null, who: "human" },
    { seat: "b", mine: false, bot: "thinker", who: "bot" },
    { seat: "c", mine: false, bot: null, who: "human" },
    { seat: "d", mine: false, bot: null, who: "open" },
  ];
  const info = { id: "abc", game: "primer", seats, options: {}, pack: "" } as unknown as TableInfo;
  expect(rematchOf(info, false).seats).toEqual({ a: "me", b: "bot:thinker", c: "invited", d: "bot:" });
});

test("whoever sat nowhere plays the seat that they look through", () => {
  const seats = ["a", "b"].map((seat) => ({ seat, mine: false, bot: null, who: "open" }));
  const info = { id: "abc", game: "primer", seats, options: {}, pack: "" } as unknown as TableInfo;
  expect(rematchOf(info, false, "b").seats).toEqual({ a: "bot:", b: "me" });
  expect(rematchOf(info, true, "b").seats).toEqual({ a: "me", b: "bot:" });
  expect(rematchOf(info, false).seats).toEqual({ a: "me", b: "bot:" });
});

test("a seat is kept for the person who sat there, or beside it", () => {
  const seats = [
    { seat: "a", mine: true, bot: null, who: "human", account: { name: "Anna" } },
    { seat: "b", mine: false, bot: "thinker", who: "bot", account: null },
    { seat: "c", mine: false, bot: null, who: "human", account: { name: "Bert" } },
  ];
  const info = { id: "abc", game: "primer", seats, options: {}, pack: "" } as unknown as TableInfo;
  expect(invitedTo(info, false)).toEqual({ c: "Bert" });
  expect(invitedTo(info, true)).toEqual({ a: "Bert" });
  expect(rematchOf(info, true).seats).toEqual({ a: "invited", b: "me", c: "bot:thinker" });
});
