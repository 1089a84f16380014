import { expect, it } from "vitest";
import { Lost, Refused, type Look } from "../api";
import { trouble, UNKNOWN_TO_IT } from "./trouble";

it("says what a browser reports in words of a person", () => {
  expect(trouble(new Lost("TypeError: Failed to fetch"))).toBe("The server cannot be reached.");
  expect(trouble(new TypeError("x is undefined"))).not.toContain("undefined");
});

it("keeps what is told to programs from people", () => {
  const stale = new Refused(409, "Decision 156 of ottoman is stale", {} as Look);
  expect(trouble(stale)).toBe("The table has moved on. Here is what it asks now.");
  const illegal = new Refused(422, "'march' is not among the options of ottoman", null);
  expect(trouble(illegal, { 422: "trouble-not-offered" })).toBe("That cannot be chosen any more.");
  expect(trouble(new Refused(502, "Bad Gateway", null))).not.toContain("Gateway");
  expect(trouble(new Refused(418, "", null))).toBe("The server would not do that.");
});

it("lets the server's own sentences through", () => {
  expect(trouble(new Refused(409, "Somebody has that name already.", null))).toBe("Somebody has that name already.");
});

it("says calmly that a server of another version does not know what this page asks", () => {
  const calm = "This page and the server are of different versions. Reload the page.";
  expect(trouble(new Refused(400, "move: It cannot be 'uninvite'.", null), UNKNOWN_TO_IT)).toBe(calm);
  expect(trouble(new Refused(405, "That cannot be done at this address.", null))).toBe(calm);
  expect(trouble(new Refused(400, "name: It may have 40 letters at most.", null))).toContain("40 letters");
});
