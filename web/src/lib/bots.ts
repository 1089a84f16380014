import { knows, say } from "./words";

/** How well a bot plays: a level, or one that a game of others brings, by its own name. */
export function botLevel(bot: string): string {
  const [level = bot, character = ""] = parted(bot);
  const message = `bot-is-${level}`;
  return knows(message) && (!character || knows(`character-${character}`)) ? say(message) : bot;
}

/** What a bot is called: its level, and of what character it is. */
export function botName(bot: string): string {
  const [, character = ""] = parted(bot);
  const level = botLevel(bot);
  return character && level !== bot
    ? say("bot-of-character", { level, character: say(`character-${character}`) })
    : level;
}

function parted(bot: string): string[] {
  const at = bot.indexOf("-");
  return at < 0 ? [bot] : [bot.slice(0, at), bot.slice(at + 1)];
}
