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

export interface Held extends Piece {
  /** The brackets right beside a citation, which stay on its line. */
  before: string;
  after: string;
}

/** The same pieces, but brackets stand with the citation that they hold. */
export function withBrackets(pieces: readonly Piece[]): Held[] {
  const opens = (piece: Piece | undefined) => (piece && !piece.section ? (/[(（]$/u.exec(piece.text)?.[0] ?? "") : "");
  const closes = (piece: Piece | undefined) => (piece && !piece.section ? (/^[)）]/u.exec(piece.text)?.[0] ?? "") : "");
  return pieces.map((piece, i) => {
    const [last, next] = [pieces[i - 1], pieces[i + 1]];
    if (piece.section) return { ...piece, before: opens(last), after: closes(next) };
    const text = piece.text.slice(last?.section ? closes(piece).length : 0);
    return {
      text: next?.section ? text.slice(0, text.length - opens(piece).length) : text,
      section: "",
      before: "",
      after: "",
    };
  });
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
