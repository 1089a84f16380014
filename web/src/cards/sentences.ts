/** A text cut where a sentence ends, so that what has no room is left out in whole sentences. */

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+(?=[\p{Lu}(“"])|(?<=。)/u).filter(Boolean);
}

/** The parts of a sentence that is too long by itself: it breaks off where one would take breath. */
export function clausesOf(sentence: string): string[] {
  return sentence.split(/(?<=[,:;—])\s+|(?<=[、：])|\s+(?=\()|(?<=\))\s+/u).filter(Boolean);
}

/** The first of them; a sign says that there is more. */
export function firstOf(parts: readonly string[], count: number): string {
  const told = parts
    .slice(0, count)
    .reduce((all, each) => (/[。、：]$/u.test(all) ? all + each : `${all} ${each}`), "");
  return count < parts.length ? `${told.trimStart()} …` : told.trimStart();
}
