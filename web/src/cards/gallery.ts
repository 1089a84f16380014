/** Drawings for cards, fetched when one is first wanted. */

import type { CardFace } from "../api";
import type { Drawing } from "./drawings";

export async function drawingOf(card: Pick<CardFace, "ref" | "kind">): Promise<Drawing | null> {
  try {
    const [{ motifOf }, { DRAWINGS }] = await Promise.all([import("./vignettes"), import("./drawings")]);
    const motif = motifOf(card);
    return motif && DRAWINGS[motif];
  } catch {
    return null; // a card can be read without it
  }
}
