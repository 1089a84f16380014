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
  return [{ name: say("scenario"), value: table.scenario_name }, ...options, ...pace, ...dice];
}

const PACES: Readonly<Record<string, string>> = { quick: "pace-quick", discreet: "pace-discreet" };
