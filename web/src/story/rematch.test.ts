import { expect, test } from "vitest";
import type { TableInfo } from "../api";
import { rematchOf } from "./rematch";

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
