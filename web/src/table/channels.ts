/** Talk by those who can hear it: everybody, or some seats and nobody else. */

import type { TalkLine } from "../api";

/** The channel that everybody reads. */
export const ALL = "";

export interface Channel {
  key: string;
  /** Who can read it beside me. */
  others: string[];
  lines: TalkLine[];
  unread: number;
}

/** When each channel was read last, by its key. */
export type Marks = Readonly<Record<string, number>>;

export function channelKey(line: Pick<TalkLine, "to" | "seat">): string {
  return line.to ? keyOf([line.seat, ...line.to]) : ALL;
}

function keyOf(seats: string[]): string {
  return [...new Set(seats)].sort().join(" ");
}

/**
 * The channels of a seat: that of everybody first, those with the seats of `partners` whether anything
 * was said there or not, and others in which something was.
 */
export function channelsOf(
  talk: readonly TalkLine[],
  me: string | null,
  partners: readonly string[],
  marks: Marks,
): Channel[] {
  const keys = [ALL, ...(me ? partners.map((seat) => keyOf([me, seat])) : []), ...talk.map(channelKey)];
  return [...new Set(keys)].map((key) => {
    const lines = talk.filter((line) => channelKey(line) === key);
    const unread = lines.filter((line) => line.seat !== me && !line.note && line.at > (marks[key] ?? 0)).length;
    return { key, others: key.split(" ").filter((seat) => seat && seat !== me), lines, unread };
  });
}
