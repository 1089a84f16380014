/** Going through something item by item, at the pace of a reader. */

const PER_WORD = 260;
/** Of letters that each say as much as half a word, and have no spaces between them. */
const PER_SIGN = 130;
const LEAST = 1600;
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;

/** How long somebody reads a text. */
function timeFor(text: string): number {
  const signs = text.match(SIGN)?.length ?? 0;
  const words = text.replace(SIGN, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(LEAST, PER_WORD * words + PER_SIGN * signs);
}

export class Walk {
  at = $state(-1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get on(): boolean {
    return this.at >= 0;
  }

  /** From the first item on: each is shown, and the next one once it can have been read. */
  go(items: readonly string[], show: (at: number) => void, at = 0): void {
    clearTimeout(this.timer);
    const item = items[at];
    if (item === undefined) {
      this.at = -1;
      return;
    }
    this.at = at;
    show(at);
    this.timer = setTimeout(() => this.go(items, show, at + 1), timeFor(item));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.at = -1;
  }
}
