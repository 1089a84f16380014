/** How long something takes, in words that people use of an evening. */

import { listed, say } from "../lib/words";

/** In hours, and below two of them in minutes: 20 min, 1½ h, 9 h. */
export function hours(minutes: number): string {
  if (minutes < 60) return say("length-minutes", { n: minutes });
  const halves = Math.round(minutes / 30);
  const whole = Math.floor(halves / 2);
  return say("length-hours", { n: halves % 2 && whole < 4 ? `${whole}½` : String(Math.round(minutes / 60)) });
}

/** From the shortest to the longest: 3–9 h. */
export function span([least, most]: readonly [number, number]): string {
  if (least === most) return hours(least);
  const isOneUnit = most < 60 || least >= 60;
  const first = isOneUnit ? hours(least).replace(/\s?\p{L}+$/u, "") : hours(least);
  return say("range", { first, last: hours(most) });
}

/** 3–6, or 2, 4 where some are missing. */
export function counts(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const [first, last] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const isWhole = sorted.length === last - first + 1;
  return sorted.length > 1 && isWhole ? say("range", { first, last }) : listed(sorted.map(String));
}
