import { expect, it } from "vitest";
import { changed, inOrder, keepPlaces } from "./slots";

const options = (...keys: string[]) =>
  keys.map((key) => ({ key, text: key, cite: "", refs: [], aims: [], letter: "" }));
const places = (slots: ReturnType<typeof inOrder>) => slots.map((slot) => (slot.gone ? "" : slot.option.key));

it("lets new options come at the end, wherever the server has them", () => {
  const before = inOrder(options("draft", "ready"));
  const after = keepPlaces(before, options("accept", "decline", "draft", "ready"));
  expect(places(after)).toEqual(["draft", "ready", "accept", "decline"]);
  expect(changed(before, after)).toEqual(new Set(["accept", "decline"]));
});

it("leaves a gap where an option was, and none at the end", () => {
  const before = inOrder(options("accept", "ready", "draft"));
  const after = keepPlaces(before, options("ready"));
  expect(places(after)).toEqual(["", "ready"]);
  expect(changed(before, after)).toEqual(new Set());
  expect(places(keepPlaces(after, options("accept", "ready")))).toEqual(["accept", "ready"]);
});
