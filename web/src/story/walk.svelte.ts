/** Going through something item by item, at the pace of a reader. */

const PER_WORD = 260;
const LEAST = 1600;

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
    const time = Math.max(LEAST, PER_WORD * item.split(/\s+/).length);
    this.timer = setTimeout(() => this.go(items, show, at + 1), time);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.at = -1;
  }
}
