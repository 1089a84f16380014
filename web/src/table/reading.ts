/** The log as far as it is read, and what its lines tell of together. */

import type { Happening, LogLine, LogPart } from "../api";
import { gather } from "../story/happenings";

/** So many lines come at once. */
const CHUNK = 500;

export interface Read {
  lines: LogLine[];
  happenings: Happening[];
}

/** What has changed in the log: its lines stand in the place of all from the first of them on. */
export function readOn(read: Read, part: LogPart): Read {
  const first = part.entries[0]?.n ?? part.total;
  return {
    lines: [...read.lines.slice(0, first), ...part.entries],
    happenings: gather(read.happenings, [part]),
  };
}

/** The log with a part that begins with the last line that is read, and whatever is missing after it. */
export async function readAgain(
  { lines, happenings }: Read,
  part: LogPart,
  fetch: (since: number) => Promise<LogPart>,
): Promise<Read> {
  const overlap = Math.max(0, lines.length - 1);
  // Something was taken back, or somebody else's line took its place: read it all again.
  const kept = part.total >= lines.length && lines[overlap]?.text === part.entries[0]?.text;
  if (!kept && overlap) part = await fetch(0);
  const first = [...lines.slice(0, kept ? overlap : 0), ...part.entries];
  const rest = Math.max(0, Math.ceil((part.total - first.length) / CHUNK));
  const since = Array.from({ length: rest }, (_, i) => first.length + i * CHUNK);
  const more = await Promise.all(since.map(fetch));
  return {
    lines: first.concat(...more.map((each) => each.entries)),
    happenings: gather(kept ? happenings : [], [part, ...more]),
  };
}
