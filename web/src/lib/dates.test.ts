import { expect, test } from "vitest";
import { locale } from "./dates";

test("days are written in the language of the page, not in that of the browser", () => {
  expect(locale("ja", ["en-GB", "en"])).toBe("ja");
  expect(locale("en", ["ja-JP"])).toBe("en");
});

test("and as the reader's own country writes them", () => {
  expect(locale("en", ["de-AT", "en-GB"])).toBe("en-GB");
  expect(locale("en-XA", ["en-GB"])).toBe("en-GB");
});
