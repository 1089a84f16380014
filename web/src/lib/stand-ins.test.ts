import { afterAll, beforeAll, expect, test, vi } from "vitest";

/** Tests share their modules, and others have learned English: these words are learned apart. */
let say: (typeof import("./words"))["say"];

beforeAll(async () => {
  vi.resetModules();
  vi.doMock("./language", () => ({
    FALLBACK: "en",
    PSEUDO: "en-XA",
    language: "la",
    textsOf: () => Promise.resolve(["copied = Exscriptum\n"]),
  }));
  vi.stubGlobal("document", { documentElement: {} });
  const words = await import("./words");
  await words.learn();
  say = words.say;
});

afterAll(() => {
  vi.doUnmock("./language");
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("what the language has is said as it is", () => {
  expect(say("copied")).toBe("Exscriptum");
});

test("English that stands in for what it lacks is marked", () => {
  expect(say("language")).toBe("⟦Language⟧");
});

test("what is of no language is not", () => {
  expect(say("list-comma")).toBe(", ");
});
