import { describe, expect, it } from "vitest";
import his from "./late/here_i_stand.json";
import urr from "./late/ultima_ratio_regis.json";
import vq from "./late/virgin_queen.json";
import { ARROWS, onward, stepFrom } from "./walk";

const maps = [...his, ...vq, ...urr].map((position) =>
  position.places.map(([ref, , , x, y]) => ({ ref: String(ref), x: Number(x), y: Number(y) })),
);

describe("walking a map with the arrow keys", () => {
  it("comes from every place to every other", () => {
    for (const places of maps) {
      const first = places[0]!;
      for (const forward of [true, false]) {
        const next = new Map(places.map((place) => [place.ref, [] as string[]]));
        for (const place of places) {
          for (const way of Object.values(ARROWS)) {
            const to = stepFrom(place, way, places);
            if (to) (forward ? next.get(place.ref) : next.get(to.ref))!.push(forward ? to.ref : place.ref);
          }
        }
        const seen = new Set([first.ref]);
        for (const ref of seen) next.get(ref)!.forEach((each) => seen.add(each));
        expect(places.filter((place) => !seen.has(place.ref)).map((place) => place.ref)).toEqual([]);
      }
    }
  });

  it("goes the way of the arrow, and stays at the edge", () => {
    const [west, east, north] = [
      { x: 0, y: 0 },
      { x: 50, y: 5 },
      { x: 10, y: -40 },
    ];
    const places = [west, east, north];
    expect(stepFrom(west, ARROWS["ArrowRight"]!, places)).toBe(east);
    expect(stepFrom(west, ARROWS["ArrowUp"]!, places)).toBe(north);
    expect(stepFrom(west, ARROWS["ArrowLeft"]!, places)).toBeUndefined();
  });

  it("goes through what may be chosen from west to east, and round", () => {
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 9, y: 0 },
    ];
    expect(onward(a, [c, a, b], 1)).toBe(b);
    expect(onward(a, [c, a, b], -1)).toBe(c);
    expect(onward({ x: 8, y: 1 }, [a, b, c], 1)).toBe(c);
    expect(onward(undefined, [], 1)).toBeUndefined();
  });
});
