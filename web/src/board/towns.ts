/** Which towns lie near which: what lies around one must not seem to belong to another. */

import type { Place } from "../api";
import type { Point } from "./room";

interface Neighbour {
  town: Place;
  away: number;
}

export class Towns {
  private readonly near = new Map<string, Neighbour[]>();

  constructor(private readonly towns: readonly Place[]) {}

  /** How much nearer than its own another town is to a point; 0 where its own is the nearest. */
  astray(own: Place, at: Point): number {
    const far = Math.hypot(at.x - own.x, at.y - own.y);
    let most = 0;
    for (const { town, away } of this.around(own)) {
      // Whoever is twice as far from the town as the point is no nearer to the point.
      if (away >= 2 * far) break;
      most = Math.max(most, far - Math.hypot(at.x - town.x, at.y - town.y));
    }
    return most;
  }

  private around(own: Place): Neighbour[] {
    let found = this.near.get(own.ref);
    if (!found) {
      found = this.towns
        .filter((town) => town !== own)
        .map((town) => ({ town, away: Math.hypot(town.x - own.x, town.y - own.y) }))
        .sort((a, b) => a.away - b.away);
      this.near.set(own.ref, found);
    }
    return found;
  }
}
