/** What went wrong, in a sentence for a person; what programs tell each other stays out of it. */

import { Lost, Refused } from "../api";
import { say } from "./words";

/** Where the answer is meant for programs, or nobody has written one. */
const SENTENCES: Readonly<Record<number, string>> = {
  401: "trouble-log-in",
  405: "trouble-version",
  413: "trouble-too-large",
  429: "trouble-too-often",
  500: "trouble-broken",
  502: "trouble-lost",
  503: "trouble-busy",
  504: "trouble-lost",
};

/** Where everything asked is of the page's own making: who calls it malformed is a server of another version. */
export const UNKNOWN_TO_IT: Readonly<Record<number, string>> = { 400: "trouble-version" };

/** `here`: what an answer means where it was given, by its status. */
export function trouble(error: unknown, here: Readonly<Record<number, string>> = {}): string {
  if (error instanceof Lost) return say("trouble-lost");
  if (!(error instanceof Refused)) return say("trouble-here");
  if (error.look) return say("trouble-moved-on");
  const known = here[error.status] ?? SENTENCES[error.status];
  return known ? say(known) : error.message || say("trouble-refused");
}
