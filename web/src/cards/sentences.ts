/** A text cut where a sentence ends, so that what has no room is left out in whole sentences. */

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+(?=[\p{Lu}(“"])/u).filter(Boolean);
}

/** The first of them; a sign says that there is more. */
export function firstOf(sentences: readonly string[], count: number): string {
  const told = sentences.slice(0, count).join(" ");
  return count < sentences.length ? `${told} …` : told;
}
