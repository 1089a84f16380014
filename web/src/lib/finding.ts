/** Finding words in a text: the longest first, by themselves where a language parts them with spaces. */

/** Kana and kanji stand beside each other without any. */
const JOINED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const isJoined = (word: string) => new RegExp(`^[${JOINED}]`, "u").test(word);

/** A pattern for any of these words, null without any; `inner` are the signs that go on with a word. */
export function finder(words: Iterable<string>, inner: string, flags: string): RegExp | null {
  const sorted = [...words].sort((a, b) => b.length - a.length);
  const apart = sorted.filter((word) => !isJoined(word)).map(escaped);
  const joined = sorted.filter(isJoined).map(escaped);
  const more = `(?:(?![${JOINED}])[${inner}])`;
  const ways = [
    ...(apart.length ? [`(?<!${more})(?:${apart.join("|")})(?!${more})`] : []),
    ...(joined.length ? [joined.join("|")] : []),
  ];
  return ways.length ? new RegExp(ways.join("|"), flags) : null;
}
