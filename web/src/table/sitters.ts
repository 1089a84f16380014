/** Who plays a power. */

import type { SeatInfo } from "../api";
import { botLevel, botName } from "../lib/bots";
import { personName } from "../lib/people";
import { say } from "../lib/words";

/** What a seat's holder is called by somebody who looks from another, or the same; `short`: without its character,
    if it is a bot. */
export function sitterName(seat: SeatInfo | undefined, own: string | null, short = false): string {
  if (!seat) return "";
  if (seat.bot) {
    const bot = say("bot-named", { name: (short ? botLevel : botName)(seat.bot) });
    return seat.kept && seat.account ? say("kept-for", { bot, name: personName(seat.account)! }) : bot;
  }
  if (seat.seat === own) return say("you");
  return personName(seat.account) ?? say("seat-" + seat.who);
}
