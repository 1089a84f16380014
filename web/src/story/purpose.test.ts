import { expect, test } from "vitest";
import { purpose } from "./purpose";

test("the numbers of a roll are left off, in any language", () => {
  expect(purpose("Dice (assault, Spain): 6, 3, 3")).toBe("Dice (assault, Spain)");
  expect(purpose("ダイス（強襲、スペイン）：6、3、3")).toBe("ダイス（強襲、スペイン）");
  expect(purpose("a sentence without numbers")).toBe("a sentence without numbers");
});
