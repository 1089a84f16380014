import { describe, expect, it } from "vitest";
import { botLevel, botName } from "./bots";

describe("what a bot is called", () => {
  it("is its level, after what character it is of", () => {
    expect(botName("marshal")).toBe("marshal");
    expect(botName("marshal-treacherous")).toBe("treacherous marshal");
    expect(botLevel("marshal-treacherous")).toBe("marshal");
  });
  it("is its own name, where a game of others brings it", () => {
    expect(botName("my-bot")).toBe("my-bot");
    expect(botName("captain-moody")).toBe("captain-moody");
    expect(botLevel("captain-moody")).toBe("captain-moody");
  });
});
