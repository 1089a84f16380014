import { expect, test } from "vitest";
import { besides } from "./room";

const box = { width: 100, height: 60 };
const frame = { width: 800, height: 600 };

test("a box stands to the right of its point", () => {
  expect(besides({ x: 300, y: 300 }, box, [], frame, 20)).toEqual({ x: 320, y: 270 });
});

test("it goes elsewhere rather than cover another point", () => {
  const spot = besides({ x: 300, y: 300 }, box, [{ x: 350, y: 300 }], frame, 20);
  expect(spot).toEqual({ x: 180, y: 270 });
});

test("where goals are all around, it stays beside its point all the same", () => {
  const at = { x: 60, y: 330 };
  const around = Array.from({ length: 40 }, (_, n) => ({ x: (n % 8) * 30, y: 220 + Math.floor(n / 8) * 40 }));
  const spot = besides(at, { width: 262, height: 286 }, around, { width: 924, height: 424 }, 26);
  const gap = Math.max(spot.x - at.x, at.x - spot.x - 262, spot.y - at.y, at.y - spot.y - 286);
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(100);
});

test("it stays inside the frame", () => {
  const spot = besides({ x: 795, y: 595 }, box, [], frame, 20);
  expect(spot.x).toBeLessThanOrEqual(694);
  expect(spot.y).toBeLessThanOrEqual(534);
});

test("without a point it stands in a corner where nothing is", () => {
  expect(besides(null, box, [{ x: 30, y: 580 }], frame, 20)).toEqual({ x: 694, y: 534 });
});
