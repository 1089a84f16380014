/** Who has gone where between two scenes, so that it can be seen. */

import { isPerson } from "./arrange";
import type { Piece } from "../api";

export interface Journey {
  side: string;
  kind: string;
  count: number;
  from: string;
  to: string;
}

interface Change {
  place: string;
  count: number;
}

/** More than this at once is no march: a winter, or a jump through the replay. */
const MOST = 12;

function counts(pieces: readonly Piece[]): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const piece of pieces) {
    if (isPerson(piece)) continue;
    const kind = `${piece.side}|${piece.kind}`;
    const places = found.get(kind) ?? new Map<string, number>();
    places.set(piece.place, (places.get(piece.place) ?? 0) + piece.count);
    found.set(kind, places);
  }
  return found;
}

/** Counters that left one place and came to another. What was raised or lost does not travel. */
export function journeys(before: readonly Piece[], after: readonly Piece[]): Journey[] {
  const found: Journey[] = [];
  const old = counts(before);
  for (const [key, places] of counts(after)) {
    const was = old.get(key);
    if (!was) continue;
    const changes: Change[] = [...new Set([...was.keys(), ...places.keys()])].map((place) => ({
      place,
      count: (places.get(place) ?? 0) - (was.get(place) ?? 0),
    }));
    const left = changes.filter((change) => change.count < 0);
    const came = changes.filter((change) => change.count > 0);
    const [side = "", kind = ""] = key.split("|");
    for (const to of came) {
      for (const from of left) {
        const count = Math.min(to.count, -from.count);
        if (count <= 0) continue;
        to.count -= count;
        from.count += count;
        found.push({ side, kind, count, from: from.place, to: to.place });
      }
    }
  }
  return found.length > MOST ? [] : found;
}
