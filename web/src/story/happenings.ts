/** What happened, as the server tells it: lines of the log that belong together. */

import type { Happening, LogPart } from "../api";

/** What was known, with what parts of the log bring: those tell anew what goes on in them. */
export function gather(known: readonly Happening[], parts: readonly LogPart[]): Happening[] {
  let found = [...known];
  for (const part of parts) {
    const first = part.entries[0]?.n ?? part.total;
    const anew = new Set(part.happenings.map((each) => each.first));
    found = [...found.filter((each) => each.last < first && !anew.has(each.first)), ...part.happenings];
  }
  return found;
}

/** Those that ended between two lines of the log, or were decided there, but for small ones. */
export function news(happenings: readonly Happening[], from: number, to: number): Happening[] {
  return happenings.filter((each) => each.outcome && !each.small && each.last >= from && each.last < to);
}

/** The one of them that is worth a look: the last in which somebody met somebody. */
export function worthALook(happenings: readonly Happening[]): Happening | undefined {
  return happenings.findLast((each) => each.parties.length > 0) ?? happenings.at(-1);
}

/** How many hits more than dice bring on the average; null where dice neither hit nor miss. */
export function luck(party: Happening["parties"][number]): number | null {
  return party.expected === null ? null : party.hits - party.expected;
}

/** With its sign; what is rounded to nothing has none. */
export function signed(n: number): string {
  const shown = Math.abs(n).toFixed(1);
  if (shown === "0.0") return "±0";
  return n > 0 ? `+${shown}` : `−${shown}`;
}
