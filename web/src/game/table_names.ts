import { knows, learnAlso, say } from "../lib/words";
import fields from "../locale/en/data-fields.ftl?raw";
import names from "../locale/en/data-tables.ftl?raw";
import words from "../locale/en/game.ftl?raw";

// What only the page of a game says.
learnAlso(names);
learnAlso(fields);
learnAlso(words);

/** What a table of a game's data is called; one that we do not know, as a game of others has, by its id. */
export const tableName = (table: string) => named("table", table);

/** What a field of a row is called. */
export const fieldName = (field: string) => named("field", field);

/** What may be chosen in a field. */
export const choiceName = (choice: string) => named("choice", choice);

const plain = (id: string) => id.replaceAll("_", " ");

function named(kind: string, id: string): string {
  const message = `data-${kind}-${id.replaceAll(/[^\w-]+/g, "-")}`;
  return knows(message) ? say(message) : plain(id);
}

/** Whether a field is called by another word than the one that stands in the files. */
export const isCalledOtherwise = (field: string) => fieldName(field) !== plain(field);

const slug = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Where something in the data comes from: a kind of source, perhaps with the number of a section or a card. */
export function sourceName(source: string): string {
  const message = (words: string) => `source-${slug(words)}`;
  if (knows(message(source))) return say(message(source));
  const [, words = "", number = ""] = /^(.+) (\d[\d.]*)$/.exec(source) ?? [];
  return words && knows(message(words)) ? say("source-numbered", { source: say(message(words)), number }) : source;
}
