import { describe, expect, it } from "vitest";
import { firstView, fitScale } from "./view";

const board = { width: 1000, height: 700 };

/** Which part of a frame shows nothing of the board. */
function empty(frame: { width: number; height: number }, home = [{ x: 900, y: 600 }]): number {
  const { k, x, y } = firstView(frame, board, home);
  const across = Math.min(board.width, x + frame.width / 2 / k) - Math.max(0, x - frame.width / 2 / k);
  const down = Math.min(board.height, y + frame.height / 2 / k) - Math.max(0, y - frame.height / 2 / k);
  return 1 - (across * down * k * k) / (frame.width * frame.height);
}

describe("what of a map is seen at first", () => {
  it("is not a quarter empty, on low and on high screens, wherever one's home is", () => {
    for (const [width, height] of [
      [924, 424],
      [924, 598],
      [1084, 664],
      [1564, 845],
      [390, 422],
      [300, 900],
    ] as const) {
      for (const home of [[], [{ x: 20, y: 20 }], [{ x: 980, y: 690 }]]) {
        expect(empty({ width, height }, home), `${width}x${height}`).toBeLessThan(0.25);
      }
    }
  });

  it("is all of it where there is room", () => {
    const frame = { width: 1024, height: 724 };
    expect(firstView(frame, board, [{ x: 0, y: 0 }])).toEqual({ k: fitScale(frame, board), x: 500, y: 350 });
  });

  it("can be read on a phone, around one's home", () => {
    const { k, x, y } = firstView({ width: 390, height: 422 }, board, [{ x: 400, y: 350 }]);
    expect({ k, x, y }).toEqual({ k: 0.72, x: 400, y: 350 });
  });
});
