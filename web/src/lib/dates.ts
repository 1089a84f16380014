/** Days and hours as the reader's language writes them. */

import { FALLBACK, PSEUDO, language } from "./language";

/** The language that is spoken here, of the reader's country where the browser names one. */
export function locale(spoken: string, preferred: readonly string[]): string {
  const plain = spoken === PSEUDO ? FALLBACK : spoken;
  return preferred.find((each) => each.split("-")[0] === plain) ?? plain;
}

/** How moments are written; `form` is that of `Intl`. */
export function written(form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale(language, globalThis.navigator?.languages ?? []), form);
}
