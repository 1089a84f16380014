/** Writes down what somebody types, when they rest; one at a time, and nothing is lost on the way. */

/** So long a hand rests before what it wrote is sent. */
export const REST = 800;
/** So long after a failure it is tried again. */
export const AGAIN = 5000;

export type Standing = "kept" | "writing" | "failed";

export class Scribe {
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;

  constructor(
    private readonly send: (text: string) => Promise<unknown>,
    private readonly tell: (standing: Standing, error?: unknown) => void,
  ) {}

  /** Something was typed. */
  write(text: string): void {
    this.wanted = text;
    this.tell("writing");
    this.later(REST);
  }

  /** Send at once what is not kept yet: the page goes away. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    const text = this.wanted;
    if (text === null || this.busy) return;
    this.busy = true;
    this.wanted = null;
    try {
      await this.send(text);
      if (this.wanted === null) this.tell("kept");
    } catch (error) {
      this.wanted ??= text;
      this.tell("failed", error);
      this.later(AGAIN);
      return;
    } finally {
      this.busy = false;
    }
    if (this.wanted !== null) this.later(REST);
  }

  private later(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), wait);
  }
}
