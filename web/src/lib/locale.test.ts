import { expect, test } from "vitest";
import { manners } from "./language";

test("days are written in the language of the page, not in that of the browser", () => {
  expect(manners("ja", ["en-GB", "en"])[0]).toBe("ja");
  expect(manners("en", ["ja-JP"])[0]).toBe("en");
});

test("and as the reader's own country writes them", () => {
  expect(manners("en", ["de-AT", "en-GB"])[0]).toBe("en-GB");
  expect(manners("en-XA", ["en-GB"])[0]).toBe("en-GB");
});
