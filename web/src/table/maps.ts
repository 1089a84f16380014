import type { Board } from "../api";

/** How many of these things are places of a map. */
export function onMap(board: Board, refs: Iterable<string>): number {
  const places = new Set(board.places.map((place) => place.ref));
  return [...refs].filter((ref) => places.has(ref)).length;
}
