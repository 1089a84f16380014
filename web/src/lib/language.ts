/** In which language the client speaks, and asks the server to speak. */

import { negotiateLanguages } from "@fluent/langneg";
import { keep, recall } from "./memory";

export const FALLBACK = "en";
/** English in other letters: what is plain in it is no message. */
export const PSEUDO = "en-XA";
const KEY = "tercio.language";

type Files = Record<string, () => Promise<string>>;
const files: Files = import.meta.glob<string>(["../locale/*/*.ftl", "!../locale/en/*.ftl"], {
  query: "?raw",
  import: "default",
});
/** A language is not offered while this lies in its folder. */
const drafts = Object.keys(import.meta.glob("../locale/*/draft.md", { query: "?url" }));

const folder = (path: string) => path.split("/").at(-2)!;

/** All that can be spoken. */
export const SPOKEN = [FALLBACK, ...new Set(Object.keys(files).map(folder))];
/** Those that are offered, by their own names. */
export const OFFERED = SPOKEN.filter((language) => !drafts.map(folder).includes(language)).map((id) => ({
  id,
  name: new Intl.DisplayNames([id], { type: "language" }).of(id) ?? id,
}));

/** What the address asks for, else what was chosen here, else what the browser prefers. */
function wanted(): string {
  const address = typeof location === "undefined" ? "" : location.search;
  const asked = new URLSearchParams(address).get("lang") ?? recall(KEY) ?? "";
  if (asked === PSEUDO || SPOKEN.includes(asked)) return asked;
  const offered = OFFERED.map((each) => each.id);
  return negotiateLanguages(globalThis.navigator?.languages ?? [], offered, {
    defaultLocale: FALLBACK,
    strategy: "lookup",
  })[0]!;
}

export const language = wanted();

/** Speak what an account remembers, where nobody has chosen anything in this browser. */
export function adopt(remembered: string): void {
  if (recall(KEY) === null && SPOKEN.includes(remembered) && remembered !== language) speak(remembered);
}

/** Speak another language from now on: every page begins anew in it. */
export function speak(next: string): void {
  keep(KEY, next);
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

/** The texts of a language other than English. */
export function textsOf(id: string): Promise<string[]> {
  const wanted = Object.entries(files).filter(([path]) => folder(path) === id);
  return Promise.all(wanted.map(([, text]) => text()));
}

/** The order of names in a list: that of the dictionaries of the language. */
export const byName = new Intl.Collator(language === PSEUDO ? FALLBACK : language).compare;

/** In whose manner days are written: as the reader's country does, where it speaks the language of the page. */
export const manners = (spoken: string, preferred: readonly string[]): string[] => [
  ...preferred.filter((each) => each.startsWith(spoken.slice(0, 2))),
  spoken.slice(0, 2),
];

/** How days and hours are written; `form` is that of `Intl`. */
export const written = (form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(manners(language, globalThis.navigator?.languages ?? []), form);
