/** What a place is, in words, for those who do not see it. */

import type { Place, Scene, Side } from "../api";
import { knows, listed, say } from "../lib/words";

/** So many units of a kind. */
export function unitsNamed(kind: string, count: number): string {
  return knows(`unit-${kind}`) ? say(`unit-${kind}`, { count }) : `${count} ${kind}`;
}

export function kindName(kind: string): string {
  return knows(`place-${kind}`) ? say(`place-${kind}`) : kind;
}

export function describePlace(place: Place, scene: Scene, sides: Map<string, Side>, told = ""): string {
  const parts = [say("place-of-kind", { name: place.name, kind: kindName(place.kind) })];
  const holder = sides.get(scene.holders[place.ref] ?? "");
  if (holder) parts.push(holder.name);
  const shade = scene.shades[place.ref];
  if (shade) parts.push(knows(`shade-${shade}`) ? say(`shade-${shade}`) : shade);
  for (const piece of scene.pieces) {
    if (piece.place !== place.ref) continue;
    const side = sides.get(piece.side)?.name ?? "";
    const name = piece.name || say("stack", { side, units: unitsNamed(piece.kind, piece.count) });
    parts.push(piece.siege ? say(`stack-${piece.siege}`, { name }) : name);
  }
  for (const mark of scene.marks) {
    if (mark.place === place.ref) parts.push(mark.text || say(`mark-${mark.kind}`, { level: mark.level }));
  }
  if (told) parts.push(told);
  if (place.note) parts.push(place.note.replaceAll("\n", " "));
  return listed(parts);
}
