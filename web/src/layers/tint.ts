/** A layer of the map as the board draws it: in the colours of its keys instead of those of powers. */

import type { Layers, Side } from "../api";

export type Layer = Layers["layers"][number];

export interface Tint {
  /** Place -> what it is coloured as. */
  holders: Record<string, string>;
  sides: Side[];
  /** What is written on places, and what it means. */
  texts: ReadonlyMap<string, string>;
  notes: ReadonlyMap<string, string>;
}

/** Keys of a layer are no powers. */
const own = (key: string) => `layer-${key}`;

export function tintOf({ keys, spots }: Layer): Tint {
  const names = new Map(keys.map((key) => [key.id, key.name]));
  return {
    holders: Object.fromEntries(spots.map((spot) => [spot.place, own(spot.key)])),
    sides: keys.map(({ id, name, color, pattern }) => ({
      ...{ id: own(id), name, color, pattern, initial: "", seat: "" },
    })),
    texts: new Map(spots.flatMap(({ place, text }) => (text ? [[place, text]] : []))),
    notes: new Map(spots.map(({ place, key, note }) => [place, [names.get(key), note].filter(Boolean).join(": ")])),
  };
}
