/** What of a map is seen at first. */

import type { Point, Size } from "./room";

export interface View {
  k: number;
  /** The middle of what is seen, on the board. */
  x: number;
  y: number;
}

/** Around the board there is a little of the sea. */
const MARGIN = 12;
/** From this scale on names can be read. */
const READABLE = 0.72;
/** So much of the frame's longer way the map fills at least. */
const FILLED = 0.8;

/** The scale at which all of a board is seen. */
export function fitScale(frame: Size, board: Size): number {
  return Math.min(frame.width / (board.width + 2 * MARGIN), frame.height / (board.height + 2 * MARGIN)) || 1;
}

/**
 * All of it, unless that could not be read or left much of the frame empty: then what fits of it
 * around somebody's home.
 */
export function firstView(frame: Size, board: Size, home: Point[]): View {
  const whole = fitScale(frame, board);
  const filled = FILLED * Math.max(frame.width / board.width, frame.height / board.height);
  const k = Math.max(whole, filled, READABLE);
  const mean = (of: (point: Point) => number, none: number) =>
    home.length ? home.reduce((sum, point) => sum + of(point), 0) / home.length : none;
  return {
    k,
    x: within(
      mean(({ x }) => x, board.width / 2),
      frame.width / k,
      board.width,
    ),
    y: within(
      mean(({ y }) => y, board.height / 2),
      frame.height / k,
      board.height,
    ),
  };
}

/** The middle nearest to `middle` of a stretch that stays on the board, if it can. */
function within(middle: number, seen: number, all: number): number {
  const half = seen / 2 - MARGIN;
  return 2 * half >= all ? all / 2 : Math.min(Math.max(middle, half), all - half);
}
