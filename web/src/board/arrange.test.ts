import { describe, expect, it } from "vitest";
import type { Board, Piece, Place } from "../api";
import { Arranger, guess, NEAR, spacing, type Arrangement } from "./arrange";
import { overlaps, type Box } from "./boxes";
import { counterWidth } from "./stacks";

function place(ref: string, x: number, y: number, kind = "unfortified"): Place {
  return { ref, name: ref, kind, x, y, home: "", note: "" };
}

function board(...places: Place[]): Board {
  return { id: "b", name: "", width: 1000, height: 700, sides: [], places, links: [], geometry: "", regions: [] };
}

function army(place: string, count: number): Piece {
  return { ref: `unit:a.regular.${place}`, place, side: "a", kind: "regular", count, name: "", siege: "", rating: "" };
}

function leader(name: string, place: string): Piece {
  return { ref: `leader:${name}`, place, side: "a", kind: "leader", count: 1, name, siege: "", rating: "2/8" };
}

function labelBoxes(found: Arrangement): Box[] {
  return found.labels
    .filter((label) => label.kind !== "sea")
    .map((label) => {
      const width = guess(label.text, label.size, "place");
      return { x: label.x - width / 2, y: label.y - label.size * 0.66, width, height: label.size * 0.86 };
    });
}

const crowd = Array.from({ length: 60 }, (_, i) =>
  place(`village${i}`, 100 + (i % 10) * 11, 100 + Math.floor(i / 10) * 11),
);

describe("the arrangement of a map", () => {
  it("names the more important of two places that are too close for both", () => {
    const found = new Arranger(board(...crowd, place("capital", 150, 166, "capital"))).arrange([], [], 1);
    expect(found.labels.map((label) => label.ref)).toContain("capital");
    expect(found.labels.length).toBeLessThan(61);
  });

  it("finds room for more names when one looks closer", () => {
    const arranger = new Arranger(board(...crowd));
    expect(arranger.arrange([], [], 8).labels.length).toBeGreaterThan(arranger.arrange([], [], 1).labels.length);
  });

  it("never lets labels, plates and counters collide at any zoom", () => {
    const arranger = new Arranger(board(...crowd, place("rome", 400, 300, "key")));
    const pieces = [army("rome", 4), leader("Charles V", "rome"), leader("Duke of Alva", "rome")];
    for (const scale of [0.4, 1, 2, 5, 9]) {
      const found = arranger.arrange(pieces, [], scale);
      const plates = found.plates.map((p) => ({ ...p, height: 10.5 * found.unit }));
      const size = 12 * found.unit;
      const wide = counterWidth(scale >= NEAR) * found.unit;
      const counters = found.counters.map((c) => ({
        x: c.x - wide / 2,
        y: c.y - size / 2,
        width: wide,
        height: size,
      }));
      const boxes = [...labelBoxes(found), ...plates, ...counters];
      boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(overlaps(a, b)).toBe(false)));
    }
  });

  it("shows every unit, and every leader by a plate or on a counter", () => {
    const arranger = new Arranger(board(...crowd));
    const pieces = crowd.flatMap((p) => [army(p.ref, 2), leader(`Leader of ${p.ref}`, p.ref)]);
    const found = arranger.arrange(pieces, [], 1);
    const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
    expect(sum(found.counters.map((counter) => counter.count))).toBe(120);
    expect(found.plates.length + sum(found.counters.map((c) => c.leaders))).toBe(60);
  });

  it("splits a stack by kind for those who look closely", () => {
    const arranger = new Arranger(board(place("rome", 400, 300, "key")));
    const horse: Piece = { ...army("rome", 1), ref: "unit:a.cavalry.rome", kind: "cavalry" };
    expect(arranger.arrange([army("rome", 4), horse], [], 1).counters.length).toBe(1);
    expect(arranger.arrange([army("rome", 4), horse], [], 5).counters.length).toBe(2);
  });

  it("keeps merchants who wait apart from those at work, however far one looks", () => {
    const arranger = new Arranger(board(place("market", 400, 300, "center")));
    const merchants: Piece[] = [
      { ...army("market", 2), ref: "merchant", kind: "merchant" },
      { ...army("market", 1), ref: "prepared", kind: "prepared" },
    ];
    expect(arranger.arrange(merchants, [], 1).counters.map((counter) => counter.count)).toEqual([2, 1]);
  });

  it("names markets from near, and boxes always", () => {
    const arranger = new Arranger(board(place("market", 400, 300, "center"), place("box", 100, 300, "box")));
    expect(arranger.arrange([], [], 1).labels.map((label) => label.ref)).toEqual(["box"]);
    expect(arranger.arrange([], [], 2).labels.map((label) => label.ref)).toEqual(["market", "box"]);
  });

  it("writes the name of a sea beside an island and the counters on it", () => {
    const sea = { ...place("sea", 400, 300, "sea"), name: "Western Mediterranean" };
    const isIsland = (x: number, y: number) => Math.hypot(x - 400, y - 300) < 18;
    const arranger = new Arranger(board(sea, place("island", 400, 300)), isIsland);
    const found = arranger.arrange([army("island", 3)], [], 1);
    const name = found.labels.find((label) => label.ref === "sea")!;
    const lines = name.more ? [name.text, name.more] : [name.text];
    const width = Math.max(...lines.map((line) => guess(line, name.size, "sea")));
    const box = { x: name.x - width / 2, y: name.y - name.size * 0.75, width, height: lines.length * name.size };
    const wide = counterWidth(false) * found.unit;
    const counters = found.counters.map((c) => ({ x: c.x - wide / 2, y: c.y - 6, width: wide, height: 12 }));
    expect(counters.map((counter) => overlaps(box, counter))).toEqual([false]);
    expect(overlaps(box, { x: 392, y: 292, width: 16, height: 16 })).toBe(false);
  });

  it("leaves room for the works of a siege around walls", () => {
    const arranger = new Arranger(board(place("turin", 400, 300, "area")));
    const mark = (kind: string) => ({ place: "turin", kind, text: "", level: 0 });
    const away = (kinds: string[]) => {
      const [counter] = arranger.arrange([army("turin", 3)], kinds.map(mark), 1).counters;
      return Math.abs(counter!.y - 300);
    };
    expect(away(["fortress"])).toBeGreaterThan(away([]));
    expect(away(["fortress", "siege"])).toBeGreaterThan(away(["fortress"]) + 4);
  });

  it("measures the spacing of a map by its land alone", () => {
    const land = [place("a", 0, 0), place("b", 40, 0), place("c", 80, 0)];
    expect(spacing([...land, place("market", 1, 1, "center"), place("sea", 2, 2, "sea")])).toBe(40);
  });
});
