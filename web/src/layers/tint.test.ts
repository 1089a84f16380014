import { expect, it } from "vitest";
import { tintOf, type Layer } from "./tint";

it("colours places by the keys of a layer, and says what they mean", () => {
  const layer = {
    id: "reach",
    keys: [{ id: "near", name: "1 or 2 CP", color: "#123456", pattern: "dots" }],
    spots: [
      { place: "space:metz", key: "near", text: "2", note: "2 CP from Paris." },
      { place: "space:lyon", key: "near", text: "", note: "" },
    ],
  } as unknown as Layer;
  const tint = tintOf(layer);
  expect(tint.holders).toEqual({ "space:metz": "layer-near", "space:lyon": "layer-near" });
  expect(tint.sides.map((side) => [side.id, side.color])).toEqual([["layer-near", "#123456"]]);
  expect([...tint.texts]).toEqual([["space:metz", "2"]]);
  expect(tint.notes.get("space:metz")).toBe("1 or 2 CP: 2 CP from Paris.");
  expect(tint.notes.get("space:lyon")).toBe("1 or 2 CP");
});
