/** Messages in other letters, and longer, for finding what is none and what has no room. The same letters as
 * `tercio/kernel/words/pseudo.py`. */

import type { FluentResource } from "@fluent/bundle";

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const OTHER = [..."ÁƁÇÐÉƑĜĤÎĴĶĻṀÑÓÞǪŔŠŦÚṼŴẊÝŽáƀçðéƒĝĥîĵķļṁñóþǫŕšŧúṽŵẋýž"];
const TWICE = "aeiout";

export function pseudo(text: string): string {
  return [...text]
    .map((letter) => (OTHER[PLAIN.indexOf(letter)] ?? letter).repeat(TWICE.includes(letter) ? 2 : 1))
    .join("");
}

type Value = FluentResource["body"][number]["value"];

export function changed(resource: FluentResource): FluentResource {
  for (const message of resource.body) {
    message.value = inOtherLetters(message.value);
    for (const [name, value] of Object.entries(message.attributes)) {
      message.attributes[name] = inOtherLetters(value)!;
    }
  }
  return resource;
}

function inOtherLetters<T extends Value>(value: T): T {
  if (typeof value === "string") return pseudo(value) as T;
  if (!Array.isArray(value)) return value;
  return value.map((part) => {
    if (typeof part === "string") return pseudo(part);
    if (part.type === "str") return { ...part, value: pseudo(part.value) };
    if (part.type !== "select") return part;
    const variants = part.variants.map((each) => ({ ...each, value: inOtherLetters(each.value) }));
    return { ...part, variants };
  }) as T;
}
