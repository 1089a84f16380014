/** Where something was done last. */

import type { LogLine } from "../api";

/** Older news than this many lines is no news. */
const RECENT = 12;

/** The places of the last line of the log that has any. */
export function latest(lines: readonly LogLine[], isPlace: (ref: string) => boolean): ReadonlySet<string> {
  for (const line of lines.slice(-RECENT).reverse()) {
    const places = line.refs.filter(isPlace);
    if (places.length) return new Set(places);
  }
  return new Set();
}
