/** Where a text points to sections of a rule book. */

export interface Piece {
  text: string;
  /** The section that this piece cites, without its book; empty for plain words. */
  section: string;
}

const NUMBER = String.raw`\d+(?:\.\d+)*`;
const DOTTED_NUMBER = String.raw`\d+(?:\.\d+)+`;
/** What stands in brackets, in whichever of them a language has. */
const within = (inner: string) => new RegExp(String.raw`(?<=[(（])${inner}(?=[)）])`, "g");
const listOf = (one: string) => String.raw`${one}(?:(?:, |、)${one})*`;
/** As the server cites within a sentence: "(HIS 13.2)". */
const WITH_BOOK = within(`[A-Za-z]*[A-Z]{2,} (${NUMBER})`);
/** As the companion points to its own sections: "(13.2, 14)", "（13.2、14）". */
const LISTED = within(listOf(NUMBER));
/** In an example a number by itself is what somebody rolled or paid. */
const DOTTED = within(listOf(DOTTED_NUMBER));
const ONE = new RegExp(NUMBER, "g");

/** The section of a citation such as "HIS 13.2". */
export function sectionOf(cite: string): string {
  return cite.match(new RegExp(`${NUMBER}$`))?.[0] ?? "";
}

/** A sentence of the game, cut where it cites its book. */
export function cutCitations(text: string): Piece[] {
  return cut(text, WITH_BOOK, (found) => [{ text: found, section: sectionOf(found) }]);
}

/** A text of the companion, cut where it points to another section. */
export function cutReferences(text: string, inExample = false): Piece[] {
  return cut(text, inExample ? DOTTED : LISTED, (found) => cut(found, ONE, (one) => [{ text: one, section: one }]));
}

function cut(text: string, pattern: RegExp, pieces: (found: string) => Piece[]): Piece[] {
  const parts: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index), section: "" });
    parts.push(...pieces(found[0]));
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), section: "" });
  return parts;
}
