/** The line to the server: whether it is up; while it is not, whatever was asked is asked again. */

import { Lost, Refused } from "../api";

/** The first pause after a failure; each is twice as long as the one before. */
const FIRST = 500;
const LONGEST = 20_000;
/** Answers of what stands before a server that is not there, or of one that can do nothing now. */
const NOBODY = [502, 503, 504];

/** Whether nobody has answered; a refusal is an answer. */
export function isLost(error: unknown): boolean {
  return error instanceof Refused ? NOBODY.includes(error.status) : error instanceof Lost;
}

export function pauseBefore(attempt: number): number {
  return Math.min(LONGEST, FIRST * 2 ** attempt);
}

export class Line {
  isDown = $state(false);
  private closed = false;
  private hurry = new Set<() => void>();

  /** Ask until there is an answer, be it a refusal. What is asked must bear being asked twice. */
  async insist<T>(ask: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await ask();
        this.isDown = false;
        return answer;
      } catch (error) {
        this.isDown = isLost(error);
        if (!this.isDown || this.closed) throw error;
        await this.pause(pauseBefore(attempt));
        if (this.closed) throw error;
      }
    }
  }

  /** Try now what waits to be tried again: the network is back, or somebody looks again. */
  readonly wake = (): void => {
    for (const go of this.hurry) go();
  };

  /** Whoever is gone wants no answer. */
  close(): void {
    this.closed = true;
    this.wake();
  }

  private pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.hurry.delete(go);
        resolve();
      };
      const timer = setTimeout(go, time);
      this.hurry.add(go);
    });
  }
}
