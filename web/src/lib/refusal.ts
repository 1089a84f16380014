/** Why somebody does not get what a link promised: the server tells it in the page that it sends instead. */

import { FALLBACK, language } from "./language";

/** The sentence, in the language of this browser; none where nothing is refused. */
export function readRefusal(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name="refusal"]')?.content;
  if (!told) return "";
  const said = JSON.parse(told) as Record<string, string>;
  return said[language] ?? said[FALLBACK] ?? "";
}
