/** The parts of a game, as its log tells where they begin: for winding by turn, phase and impulse. */

import type { LogLine } from "../api";

export const STEPS = ["turn", "phase", "impulse", "line"] as const;
export type Step = (typeof STEPS)[number];
/** A turn is also a new phase, and a phase ends an impulse. */
const RANK: Record<string, number> = { turn: 0, phase: 1, impulse: 2 };

/** After how many lines each part of a kind begins: the line that tells so is told. */
export function beginnings(lines: readonly LogLine[], step: Step): number[] {
  if (step === "line") return lines.map((_, n) => n + 1);
  const found: number[] = [];
  let turn = 0;
  lines.forEach((line, n) => {
    if (!line.stage) return;
    const isNew = line.turn > 0 && line.turn !== turn;
    if (isNew) turn = line.turn;
    const rank = isNew ? RANK["turn"]! : RANK[line.stage]!;
    if (rank <= RANK[step]!) found.push(n + 1);
  });
  return found;
}

/** The steps in which a log can be wound: those that it tells of. */
export function stepsOf(lines: readonly LogLine[]): Step[] {
  let fewer = 0;
  return STEPS.filter((step) => {
    const count = beginnings(lines, step).length;
    const more = count > fewer;
    fewer = Math.max(fewer, count);
    return step === "line" || (more && count > 1);
  });
}

/** The next beginning from a position on, or the one before it; the ends of the log are both. */
export function stepFrom(lines: readonly LogLine[], at: number, step: Step, way: 1 | -1): number {
  const all = beginnings(lines, step);
  return way > 0 ? (all.find((each) => each > at) ?? lines.length) : (all.findLast((each) => each < at) ?? 0);
}
