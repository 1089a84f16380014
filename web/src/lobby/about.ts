/** What kind of table it is, in words. */

import type { TableInfo } from "../api";
import { knows, say } from "../lib/words";

/** What an option of a game, or a value of one, is called. */
export function word(kind: string, id: string): string {
  return knows(`${kind}-${id}`) ? say(`${kind}-${id}`) : id.replaceAll(/[_-]/g, " ");
}

/** What was chosen when the table was made: what it is called, and what it is. */
export function choices(table: TableInfo): { name: string; value: string }[] {
  const options = Object.entries(table.options).map(([name, value]) => ({
    name: word("option", name),
    value: word("value", value),
  }));
  const pace = table.pace in PACES ? [{ name: say("pace"), value: say(PACES[table.pace]!) }] : [];
  const dice = table.ask_before_dice ? [{ name: say("dice"), value: say("ask-before-dice") }] : [];
  const hints = table.hints === "solo" ? [] : [{ name: say("hints"), value: say(`hints-${table.hints}`) }];
  const pack = table.pack ? [{ name: say("pack"), value: table.pack }] : [];
  const clock = table.clock.kind === "none" ? [] : [{ name: say("clock"), value: clockWords(table.clock) }];
  return [
    { name: say("scenario"), value: table.scenario_name },
    ...options,
    ...pace,
    ...clock,
    ...dice,
    ...hints,
    ...pack,
  ];
}

/** How much time there is, and what becomes of who lets it pass. */
export function clockWords(clock: TableInfo["clock"]): string {
  if (clock.kind === "none") return say("clock-none");
  const { hours, increment } = clock;
  const parts = [
    say(`clock-${clock.kind}-of`, { hours, increment }),
    clock.nights ? say("clock-off-nights") : "",
    clock.weekends ? say("clock-off-weekends") : "",
    say(`clock-over-${clock.over}`),
  ];
  return parts.filter(Boolean).join(" · ");
}

const PACES: Readonly<Record<string, string>> = { quick: "pace-quick", discreet: "pace-discreet" };
