import { expect, test } from "vitest";
import type { Change, Look } from "../api";
import { withEdits } from "./edits";

const plain = { put: null, at: null, cut: 0, gone: false };
const change = (edits: object[]): Change =>
  ({
    version: "2",
    after: "1",
    taken: null,
    rolls: false,
    edits: edits.map((edit) => ({ ...plain, ...edit })),
  }) as unknown as Change;
const look = {
  version: "1",
  seq: 4,
  since: { france: 1, papacy: 2 },
  options: [{ key: "pass" }, { key: "play" }],
  scene: {
    headline: "1517",
    pieces: [
      { ref: "a", count: 1 },
      { ref: "b", count: 2 },
      { ref: "c", count: 3 },
    ],
  },
} as unknown as Look;
const held = JSON.stringify(look);

test("a thing is put in the place of another", () => {
  const next = withEdits(
    look,
    change([
      { path: ["seq"], put: 5 },
      { path: ["scene", "pieces", 1, "count"], put: 9 },
    ]),
  );
  expect([next.version, next.seq, next.scene.pieces[1]?.count]).toEqual(["2", 5, 9]);
});

test("rows go and come", () => {
  const edits = [
    { path: ["scene", "pieces"], at: 1, cut: 1, put: [{ ref: "x" }, { ref: "y" }] },
    { path: ["options"], at: 0, cut: 2, put: [] },
  ];
  const next = withEdits(look, change(edits));
  expect(next.scene.pieces.map((piece) => piece.ref)).toEqual(["a", "x", "y", "c"]);
  expect(next.options).toEqual([]);
});

test("what is gone is gone", () => {
  const next = withEdits(look, change([{ path: ["since", "france"], gone: true }]));
  expect(next.since).toEqual({ papacy: 2 });
});

test("the look before stays as it was, and shares what did not change", () => {
  const next = withEdits(look, change([{ path: ["scene", "pieces", 0, "count"], put: 7 }]));
  expect(JSON.stringify(look)).toBe(held);
  expect(next.options).toBe(look.options);
  expect(next.scene.pieces[2]).toBe(look.scene.pieces[2]);
});
