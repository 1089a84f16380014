/** The colours and initials of the sides, for everything that is drawn in them. */
import type { Side } from "../api";

export interface Paint {
  /** The fill of a side's own shapes: its pattern, or blank. */
  fill: (side: string | undefined) => string;
  colour: (side: string) => string;
  initial: (side: string) => string;
  knows: (side: string | undefined) => boolean;
}

export function paintOf(sides: ReadonlyMap<string, Side>): Paint {
  const knows = (side: string | undefined) => side !== undefined && sides.has(side);
  return {
    knows,
    fill: (side) => (knows(side) ? `url(#side-${side})` : "var(--blank)"),
    colour: (side) => sides.get(side)?.color ?? "var(--ink)",
    initial: (side) => sides.get(side)?.initial ?? "",
  };
}

/** Black or white, whichever can be read on a colour. */
export function inkOn(color: string): string {
  const part = (i: number) => parseInt(color.slice(i, i + 2), 16);
  return 0.299 * part(1) + 0.587 * part(3) + 0.114 * part(5) > 140 ? "#1b1712" : "#ffffff";
}
