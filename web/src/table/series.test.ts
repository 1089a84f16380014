import { expect, it } from "vitest";
import { lengthOf, seriesOf, scaleOf, widthIn } from "./series";

it("draws the turns that are over and the present total", () => {
  const columns = ["Power", "Base", "Total", "Turn 1", "Turn 2"];
  const [line] = seriesOf(columns, [["France", "9", "14", "10", "12"]], new Map());
  expect(line!.points).toEqual([10, 12, 14]);
});

it("draws the turn that is over once, when its points are counted", () => {
  const columns = ["Power", "Base", "Total", "Turn 1", "Turn 2"];
  const [line] = seriesOf(columns, [["France", "9", "12", "10", "12"]], new Map(), 2);
  expect(line!.points).toEqual([10, 12]);
});

it("begins with the turn with which the game began", () => {
  const columns = ["Power", "Total", "Turn 4", "Turn 5"];
  const [line] = seriesOf(columns, [["France", "12", "10", "12"]], new Map(), 5);
  expect([line!.from, line!.points]).toEqual([4, [10, 12]]);
});

it("has nothing to draw before the first turn is over", () => {
  expect(seriesOf(["Power", "Total"], [["France", "9"]], new Map())).toEqual([]);
});

it("a name in kana has room beside its line", () => {
  expect(lengthOf("Hapsburg")).toBe(48);
  expect(lengthOf("プロテスタント")).toBeGreaterThan(70);
});

it("has room for points below nought", () => {
  const line = (...points: number[]) => ({ name: "a", color: "", points, from: 1 });
  expect(scaleOf([line(3, 12)])).toEqual({ bottom: 0, top: 25, rules: [0, 5, 10, 15, 20, 25] });
  expect(scaleOf([line(2, -3), line(-1, -12)])).toEqual({ bottom: -20, top: 25, rules: [-20, -10, 0, 10, 20] });
});

it("a chart is drawn as broad as its room, and words stay as large as elsewhere", () => {
  expect([widthIn(0, 480), widthIn(340, 480), widthIn(900, 480), widthIn(200, 480)]).toEqual([480, 340, 480, 280]);
});
