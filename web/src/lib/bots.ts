import { knows, say } from "./words";

/** What a bot is called; one that a game of others brings, by its own name. */
export function botName(bot: string): string {
  const message = `bot-is-${bot}`;
  return knows(message) ? say(message) : bot;
}
