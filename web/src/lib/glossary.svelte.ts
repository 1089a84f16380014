/** The words of a game, and where they stand in a text. */

import type { Term } from "../api";
import { finder } from "./finding";

export interface Part {
  text: string;
  /** The term that this part of a text is. */
  term: string;
}

export class Glossary {
  private readonly byId: Map<string, Term>;
  private readonly byWord = new Map<string, string>();
  private readonly pattern: RegExp | null;

  constructor(terms: readonly Term[] = []) {
    this.byId = new Map(terms.map((term) => [term.id, term]));
    for (const term of terms) {
      for (const word of [term.name, ...term.also]) this.byWord.set(word.toLowerCase(), term.id);
    }
    // A field battle is no battle in a field.
    this.pattern = finder(this.byWord.keys(), String.raw`\p{L}-`, "giu");
  }

  term(id: string): Term | undefined {
    return this.byId.get(id);
  }

  /** The term that a whole label is, or an id where there is such a term. */
  called(label: string): string {
    return this.byWord.get(label.trim().toLowerCase()) ?? (this.byId.has(label) ? label : "");
  }

  /** A text cut where terms begin and end; each term is marked where it comes first. */
  split(text: string): Part[] {
    if (!this.pattern) return [{ text, term: "" }];
    const parts: Part[] = [];
    const seen = new Set<string>();
    let at = 0;
    for (const found of text.matchAll(this.pattern)) {
      const term = this.byWord.get(found[0].toLowerCase())!;
      if (seen.has(term)) continue;
      seen.add(term);
      if (found.index > at) parts.push({ text: text.slice(at, found.index), term: "" });
      parts.push({ text: found[0], term });
      at = found.index + found[0].length;
    }
    if (at < text.length) parts.push({ text: text.slice(at), term: "" });
    return parts;
  }
}

/** The stops that follow a word that can be asked about stay on its line: a button is no word to a browser. */
export function withStops<T extends { text: string; term: string; card: string }>(
  parts: T[],
): (T & { stop: string })[] {
  const stopped = parts.map((part) => ({ ...part, stop: "" }));
  for (const [i, part] of stopped.entries()) {
    const next = stopped[i + 1];
    if (!next || next.term || next.card || !(part.term || part.card)) continue;
    part.stop = /^[,.;:!?)\]’”、。」）]+/u.exec(next.text)?.[0] ?? "";
    next.text = next.text.slice(part.stop.length);
  }
  return stopped;
}

/** The glossary of the game on the table. */
export const words = $state<{ now: Glossary }>({ now: new Glossary() });
