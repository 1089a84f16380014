/** Why not, sorted by what somebody might want to do. */

import type { Reason } from "../api";

export interface Against {
  /** What is not possible; empty, where it is the question itself. */
  doing: string[];
  reasons: Reason[];
}

/** Things that the same reasons are against stand together. */
export function byAction(reasons: readonly Reason[]): Against[] {
  const found = new Map<string, Reason[]>();
  for (const reason of reasons) found.set(reason.doing, [...(found.get(reason.doing) ?? []), reason]);
  const told = new Map<string, Against>();
  for (const [doing, against] of found) {
    const sentences = JSON.stringify(against.map(({ text, cite }) => [text, cite]));
    const same = told.get(sentences);
    if (same) same.doing.push(doing);
    else told.set(sentences, { doing: doing ? [doing] : [], reasons: against });
  }
  return [...told.values()];
}
