/** The log as it is read: what an action cost stands with the action, and happenings have heads. */

import type { Happening, LogLine } from "../api";

export interface Row {
  line: LogLine;
  /** What it cost. */
  costs: LogLine[];
  /** The happening that begins here. */
  head: Happening | undefined;
  /** Whether it is part of a happening. */
  inside: boolean;
}

/** Whether a part of the game begins with a line. */
export const isHead = (line: LogLine) => /^(impulse|phase|turn|turn-end)-(began|begun)$/.test(line.kind);
const isBreak = (line: LogLine) => isHead(line) || line.kind === "impulse-ended";

export function fold(lines: readonly LogLine[], happenings: readonly Happening[]): Row[] {
  const rows: Row[] = [];
  let costs: LogLine[] = [];
  let i = happenings.findIndex((each) => each.last >= (lines[0]?.n ?? 0));
  if (i < 0) i = happenings.length;
  let headed = -1;
  const add = (line: LogLine, paid: LogLine[]) => {
    while (happenings[i] && happenings[i]!.last < line.n) i += 1;
    const now = happenings[i];
    const inside = now !== undefined && now.first <= line.n;
    const head = inside && headed !== now.first ? now : undefined;
    if (head) headed = head.first;
    rows.push({ line, costs: paid, head, inside });
  };
  for (const line of lines) {
    if (line.routine) {
      costs.push(line);
      continue;
    }
    // What was paid for nothing that is told stands by itself.
    if (isBreak(line)) for (const cost of costs.splice(0)) add(cost, []);
    add(line, costs);
    costs = [];
  }
  for (const cost of costs) add(cost, []);
  return rows;
}
