/** Who plays a power. */

import type { SeatInfo } from "../api";
import { botName } from "../lib/bots";
import { personName } from "../lib/people";
import { say } from "../lib/words";

/** What a seat's holder is called by somebody who looks from another, or the same. */
export function sitterName(seat: SeatInfo | undefined, own: string | null): string {
  if (!seat) return "";
  if (seat.bot && seat.kept && seat.account)
    return say("kept-for", { bot: say("bot-named", { name: botName(seat.bot) }), name: personName(seat.account)! });
  if (seat.bot) return say("bot-named", { name: botName(seat.bot) });
  if (seat.seat === own) return say("you");
  return personName(seat.account) ?? say("seat-" + seat.who);
}
