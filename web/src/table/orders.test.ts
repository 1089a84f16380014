import { expect, test } from "vitest";
import type { OrderInfo } from "../api";
import { isAbout } from "./orders";

const PASS: OrderInfo = {
  window: "march",
  until: "",
  unless: "",
  against: "",
  take: [],
  about: [],
  kind: "",
  note: "",
  text: "",
};
const FEW: OrderInfo = { ...PASS, window: "*", take: ["regular"], about: ["regular"], kind: "losses" };

test("of rules for losses of one kind the later one holds", () => {
  expect(isAbout({ ...FEW, take: ["+regular"] }, FEW)).toBe(true);
  expect(isAbout({ ...FEW, take: ["mercenary"], about: ["mercenary"] }, FEW)).toBe(false);
});

test("whatever its words, an order is the same that says the same", () => {
  expect(isAbout({ ...PASS, text: "not again this turn" }, { ...PASS, text: "Pass for me" })).toBe(true);
  expect(isAbout({ ...PASS, until: "turn" }, PASS)).toBe(false);
  expect(isAbout({ ...PASS, take: ["card:gout"], about: ["space:metz"] }, { ...PASS, about: ["space:metz"] })).toBe(
    false,
  );
});
