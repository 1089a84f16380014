/** Which towns lie near which: what lies around one must not seem to belong to another. */

import type { Place } from "../api";
import type { Box } from "./boxes";
import type { Point } from "./room";

interface Neighbour {
  town: Place;
  away: number;
}

/** How far a point is from a box. */
function gap(at: Point, { x, y, width, height }: Box): number {
  return Math.hypot(Math.max(x - at.x, at.x - x - width, 0), Math.max(y - at.y, at.y - y - height, 0));
}

export class Towns {
  private readonly near = new Map<string, Neighbour[]>();

  constructor(private readonly towns: readonly Place[]) {}

  /** How much nearer than its own another town is to a point, or to a box; 0 where its own is the nearest. */
  astray(own: Place, at: Point | Box): number {
    const box = { width: 0, height: 0, ...at };
    const far = gap(own, box);
    const long = Math.hypot(box.width, box.height);
    let most = 0;
    for (const { town, away } of this.around(own)) {
      // Whoever is twice as far from the town as the point is no nearer to the point.
      if (away >= 2 * far + long) break;
      most = Math.max(most, far - gap(town, box));
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
