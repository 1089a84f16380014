/** What the hands on a keyboard, and ears instead of eyes, need of a table. */

/** So long it is quiet before something is said: what comes in one breath is said in one. */
const BREATH = 700;
/** Of more news than this only the last are told. */
const MOST = 3;

/** Tells what is new: lines of the log, and what is asked. */
export class Announcer {
  private told = -1;
  private asked = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly say: (text: string) => void) {}

  hear(lines: readonly string[], ask: string): void {
    // What was there when the table was opened is not news.
    if (this.told < 0) {
      this.told = lines.length;
      this.asked = ask;
      return;
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const news = lines.slice(this.told).slice(-MOST);
      if (ask && ask !== this.asked) news.push(ask);
      this.told = lines.length;
      this.asked = ask;
      if (news.length) this.say(news.join(" "));
    }, BREATH);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** The options of a list that can be chosen now. */
export function focusables(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("button[data-key]:not(:disabled)")];
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Put the focus on the option to which a key leads; whether it is such a key. */
export function step(options: readonly HTMLElement[], from: Element, key: string): boolean {
  const to = STEPS[key];
  if (!to || !options.length) return false;
  options[to(options.indexOf(from as HTMLElement), options.length)]?.focus();
  return true;
}
