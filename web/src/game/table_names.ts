import { knows, learnAlso, say } from "../lib/words";
import names from "../locale/en/data-tables.ftl?raw";
import words from "../locale/en/game.ftl?raw";

// What only the page of a game says.
learnAlso(names);
learnAlso(words);

/** What a table of a game's data is called; one that we do not know, as a game of others has, by its id. */
export function tableName(table: string): string {
  const message = `data-table-${table}`;
  return knows(message) ? say(message) : table.replaceAll("_", " ");
}
