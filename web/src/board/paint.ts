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

const [BLACK, WHITE] = ["#1b1712", "#ffffff"];

/** Black or white, whichever can be read better on a colour. */
export function inkOn(color: string): string {
  return contrast(color, BLACK) > contrast(color, WHITE) ? BLACK : WHITE;
}

/** How well one colour can be read on another, from 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const part = (i: number) => {
    const value = parseInt(color.slice(i, i + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}
