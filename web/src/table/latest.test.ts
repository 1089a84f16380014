import { expect, it } from "vitest";
import type { LogLine } from "../api";
import { latest } from "./latest";

const line = (...refs: string[]) => ({ refs }) as LogLine;
const isPlace = (ref: string) => ref.startsWith("town:");

it("marks the places of what was done last, and nothing once that is long ago", () => {
  const march = line("power:colonna", "town:genoa", "town:pavia");
  expect([...latest([line("town:milan"), march, line("power:medici")], isPlace)]).toEqual(["town:genoa", "town:pavia"]);
  expect(latest([march, ...Array.from({ length: 12 }, () => line())], isPlace).size).toBe(0);
});
