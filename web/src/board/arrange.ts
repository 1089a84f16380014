/**
 * Where everything goes at a zoom: counters, ships, plates with names, and labels.
 *
 * Things are laid down in order of importance; each tries a few positions around its place and
 * takes the first that is free. A label or a plate that finds no room waits for a closer look;
 * a counter, which nobody may overlook, takes the position where it covers least.
 */

import type { Board, Mark, Piece, Place } from "../api";
import { around, BELOW_FIRST, DIAGONALS, free, Room, slid, type Around, type Box } from "./boxes";
import type { Point, Size } from "./room";
import { dryness, seaName, type Ground, type Label, type Measure } from "./seas";
import { isGround, isShip, isWater, sizeOf } from "./shapes";
import { blocks, byPlace, camps, counterWidth, stacks, together, type Counter } from "./stacks";
import { Towns } from "./towns";

export type { Label, Measure };
export interface Plate {
  ref: string;
  place: string;
  side: string;
  kind: string;
  name: string;
  /** The name, as far as there is room for it. */
  text: string;
  /** What stands in the medallion, and beside the name where there is room. */
  worth: string;
  second: string;
  x: number;
  y: number;
  width: number;
}
export interface Arrangement {
  unit: number;
  labels: Label[];
  counters: Counter[];
  ships: Counter[];
  plates: Plate[];
}
const WIDE = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60]/g;

/** Japanese letters, which are as wide as they are high in every font, and the others. */
export function letters(text: string): { wide: number; others: string } {
  const others = text.replaceAll(WIDE, "");
  return { wide: text.length - others.length, others };
}

/** Letters of a serif face are about half as wide as they are high. */
export const guess: Measure = (text, size, style) => {
  const { wide, others } = letters(text);
  const slim = style === "sea" ? 0.66 : style === "plate" ? 0.5 : 0.45;
  return size * (others.length * slim + wide * (style === "sea" ? 1.2 : 1));
};

/** How large one point of a drawing is in board units; things grow slower than the map. */
export function unitAt(scale: number): number {
  return Math.max(Math.pow(scale, -0.6), 0.86 / scale);
}

/** How far a place is from its nearest neighbour, for the middle one of all places. */
export function spacing(places: readonly Place[]): number {
  const land = places.filter((place) => isGround(place.kind));
  const nearest = land.map((a) =>
    Math.min(...land.map((b) => (a === b ? Infinity : Math.hypot(a.x - b.x, a.y - b.y)))),
  );
  nearest.sort((a, b) => a - b);
  const middle = nearest[Math.floor(nearest.length / 2)] ?? 0;
  return Number.isFinite(middle) && middle > 0 ? middle : 30;
}

/** On a map with few places everything is drawn larger. */
export function breadth(places: readonly Place[]): number {
  return Math.min(1.9, Math.max(1, Math.pow(spacing(places) / 44, 0.7)));
}

/** From this scale on, units are shown by kind. */
export const NEAR = 2.4;

/** Below this scale a box is no larger than a counter, and those of many powers would lie all around it. */
const FAR = 0.75;
const BOXES = new Set(["box", "center"]);

/** From this scale on, markets have names: from afar that of their sea will do. */
const MARKETS = 1.5;

/** So much of the name of a town that counts may lie over something else, before it goes unnamed. */
const COVERED: Record<string, number> = { capital: 0.25, key: 0.12 };

const LABEL_SIZE: Record<string, number> = { sea: 14.5, capital: 12.5, key: 11.5, box: 9.6, center: 9.6 };
const RANK: Record<string, number> = { capital: 0, key: 1, fortress: 2, electorate: 2, box: 2, center: 2 };

/** Which way the water lies from a port, so that ships lie on that side of it. */
function seaward(board: Board): Map<string, Around> {
  const at = new Map(board.places.map((place) => [place.ref, place]));
  const found = new Map<string, Around>();
  for (const link of board.links) {
    const [a, b] = [at.get(link.a), at.get(link.b)];
    if (link.kind !== "harbour" || !a || !b) continue;
    const [port, sea] = isWater(a.kind) ? [b, a] : [a, b];
    const far = Math.hypot(sea.x - port.x, sea.y - port.y) || 1;
    if (!found.has(port.ref)) found.set(port.ref, { dx: (sea.x - port.x) / far, dy: (sea.y - port.y) / far });
  }
  return found;
}

function towards(spots: Around[], way: Around | undefined): Around[] {
  if (!way) return spots;
  const along = (s: Around) => (s.dx * way.dx + s.dy * way.dy) / Math.hypot(s.dx, s.dy);
  return [...spots].sort((a, b) => along(b) - along(a));
}

/** How much wider fortresses, and sieges around them, make places. */
function works(marks: Mark[]): Map<string, number> {
  const found = new Map(marks.filter((mark) => mark.kind.startsWith("fortress")).map((mark) => [mark.place, 2.6]));
  for (const { kind, place } of marks) if (kind === "siege" && found.has(place)) found.set(place, 7.6);
  return found;
}

/** Where counters may lie: beside a place, else over it, and in the end on it. */
function spotsOf(place: Place, width: number, height: number, reach: number, wall: number): Box[] {
  const spots = [1, 0.55, 0.2].flatMap((part) => {
    const away = part * reach + wall;
    return [...DIAGONALS.map((spot) => around(place, spot, width, height, away)), ...slid(place, width, height, away)];
  });
  return [...spots, around(place, { dx: 0, dy: 0 }, width, height, 0)];
}

/** How high a plate is. */
const PLATE = 10.5;
/** How much higher and wider a stack of several units is. */
export const STACK = 1.8;
/** How far the wall is drawn around those who are besieged. */
export const WALL = 2.6;

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function labelSize(kind: string): number {
  return LABEL_SIZE[kind] ?? 10.4;
}

export class Arranger {
  private readonly water: Map<string, Around>;
  private readonly at: Map<string, Place>;
  private readonly breadth: number;
  private readonly towns: Towns;
  private works = new Map<string, number>();

  constructor(
    private readonly board: Board,
    private readonly isLand: Ground = () => false,
  ) {
    this.water = seaward(board);
    this.breadth = breadth(board.places);
    this.towns = new Towns(board.places.filter((place) => !isWater(place.kind)));
    this.at = new Map(board.places.map((place) => [place.ref, place]));
  }

  arrange(pieces: Piece[], marks: Mark[], scale: number, measure: Measure = guess): Arrangement {
    const unit = unitAt(scale) * this.breadth;
    this.works = works(marks);
    const room = new Room();
    const land = this.board.places.filter((place) => !isWater(place.kind));
    const seas = this.board.places.filter((place) => isWater(place.kind));
    for (const place of land) {
      const r = (this.reach(place) - 0.1) * unit;
      room.add({ x: place.x - r, y: place.y - r, width: 2 * r, height: 2 * r });
    }
    // Counters find room around the name of a capital; it would find none among them.
    const labels = this.names(
      land.filter(({ kind }) => kind === "capital"),
      room,
      unit,
      measure,
    );
    const units = pieces.filter((piece) => !isShip(piece.kind) && !isPerson(piece));
    const counters = this.counters(units, room, unit, scale >= NEAR, scale < FAR);
    const ships = this.fleets(
      pieces.filter((piece) => isShip(piece.kind)),
      room,
      unit,
    );
    const keys = land.filter(({ kind }) => kind === "key");
    labels.push(...this.names(keys, room, unit, measure));
    const size = labelSize("sea") * unit;
    labels.push(...seas.map((sea) => seaName(sea, size, this.board, this.isLand, room, measure)));
    const named = pieces.filter(isPerson);
    const reformers = marks.filter((mark) => mark.text).map(asPiece);
    const plates = this.plates([...named, ...reformers], counters, ships, room, unit, scale >= NEAR, measure);
    const others = land.filter((p) => (RANK[p.kind] ?? 9) > 1 && (p.kind !== "center" || scale >= MARKETS));
    others.sort((a, b) => (RANK[a.kind] ?? 9) - (RANK[b.kind] ?? 9));
    labels.push(...this.names(others, room, unit, measure));
    return { unit, labels, counters, ships, plates };
  }

  /** Half of what a place takes up, with the walls and siege works around it. */
  private girth(place: Place): number {
    return sizeOf(place.kind) + (this.works.get(place.ref) ?? 0);
  }

  /** How far from its middle the things around a place begin. */
  private reach(place: Place): number {
    return this.girth(place) + (place.kind === "capital" ? 2.7 : 0.7);
  }

  private counters(units: Piece[], room: Room, unit: number, near: boolean, far: boolean): Counter[] {
    const size = { width: counterWidth(near) * unit, height: 12 * unit };
    return [...byPlace(units)].flatMap(([ref, there]) => {
      const place = this.at.get(ref);
      if (!place) return [];
      const reach = this.reach(place) * unit;
      const found = stacks(there, near);
      const camped = camps(far && BOXES.has(place.kind) ? together(found) : found);
      for (const camp of camped) {
        // The walls around those within.
        const wall = camp[0]?.siege === "besieged" ? WALL * unit : 0;
        this.lay(place, camp, size, room, 2 * unit, ({ width, height }) => spotsOf(place, width, height, reach, wall));
        const top = STACK * unit;
        for (const { x, y } of camp) {
          const box = { x: x - size.width / 2, y: y - size.height / 2 - top };
          room.add(grown({ ...box, width: size.width + top, height: size.height + top }, wall));
        }
      }
      return camped.flat();
    });
  }

  /** Lay counters down: none nearer to another town than to its own, and where they cover least. */
  private lay(
    place: Place,
    counters: Counter[],
    size: Size,
    room: Room,
    gap: number,
    spots: (block: Size) => Box[],
  ): void {
    const isTown = !isWater(place.kind);
    let best: Point[] = [];
    let least = { astray: Infinity, covered: Infinity };
    for (const block of blocks(counters.length, size, gap)) {
      for (const box of spots(block)) {
        const middles = block.middles.map(({ x, y }) => ({ x: box.x + x, y: box.y + y }));
        const astray = isTown ? Math.max(...middles.map((at) => this.towns.astray(place, at))) : 0;
        if (astray > least.astray) continue;
        const covered = room.covered(box);
        if (astray === least.astray && covered >= least.covered) continue;
        [best, least] = [middles, { astray, covered }];
        if (astray === 0 && covered === 0) break;
      }
      if (least.astray === 0 && least.covered === 0) break;
    }
    counters.forEach((counter, i) => Object.assign(counter, best[i]));
  }

  private fleets(ships: Piece[], room: Room, unit: number): Counter[] {
    const size = { width: 17 * unit, height: 13 * unit };
    return [...byPlace(ships)].flatMap(([ref, there]) => {
      const place = this.at.get(ref);
      if (!place) return [];
      const row = stacks(there, true);
      this.lay(place, row, size, room, unit, ({ width, height }) => this.moorings(place, width, height, unit));
      for (const fleet of row) {
        room.add({ x: fleet.x - size.width / 2, y: fleet.y - size.height / 2, ...size });
        // A ship is drawn around its water line.
        fleet.y += size.height * 0.22;
      }
      return row;
    });
  }

  /** Where ships may lie: on the water rather than on the quay. */
  private moorings(place: Place, width: number, height: number, unit: number): Box[] {
    if (isWater(place.kind)) {
      return [1, -1].map((dy) => around(place, { dx: 0, dy }, width, height, 11 * unit));
    }
    const spots = towards(DIAGONALS, this.water.get(place.ref));
    return [1, 0.5, 0.1].flatMap((part) =>
      spots
        .map((spot) => around(place, spot, width, height, part * (this.girth(place) + 1) * unit))
        .map((box) => ({ box, dry: dryness(this.isLand, box) }))
        .sort((a, b) => a.dry - b.dry)
        .map(({ box }) => box),
    );
  }

  private names(places: Place[], room: Room, unit: number, measure: Measure): Label[] {
    const labels: Label[] = [];
    for (const place of places) {
      const size = labelSize(place.kind) * unit;
      const width = measure(place.name, size, "place");
      const reach = (this.girth(place) + (place.kind === "capital" ? 3 : 1.4)) * unit;
      const box = this.nameBox(place, { width, height: size * 0.86 }, reach, room);
      if (!box) continue;
      room.add(box);
      const { ref, name: text, kind } = place;
      labels.push({ ref, text, kind, x: box.x + width / 2, y: box.y + size * 0.66, size });
    }
    return labels;
  }

  /** Where a name lies; that of a town which counts may lie further off, and cover a little. */
  private nameBox(place: Place, { width, height }: Size, reach: number, room: Room): Box | undefined {
    const near = BELOW_FIRST.map((spot) => around(place, spot, width, height, reach));
    if ((RANK[place.kind] ?? 9) > 1) return free(room, near);
    const further = [1, 1.4, 1.8].flatMap((part) => [
      ...slid(place, width, height, part * reach),
      ...BELOW_FIRST.map((spot) => around(place, spot, width, height, part * reach)),
    ]);
    const all = [...near, ...further.filter((box) => this.towns.astray(place, box) === 0)];
    const covered = all.map((box) => room.covered(box) / (width * height));
    const best = least(covered);
    return covered[best]! < (COVERED[place.kind] ?? 0) ? all[best] : undefined;
  }

  private plates(
    leaders: Piece[],
    counters: Counter[],
    ships: Counter[],
    room: Room,
    unit: number,
    near: boolean,
    measure: Measure,
  ): Plate[] {
    const laid: Plate[] = [];
    const height = PLATE * unit;
    for (const [ref, there] of byPlace(leaders)) {
      const place = this.at.get(ref);
      if (!place) continue;
      const here = counters.filter((each) => each.place === ref);
      const ship = ships.find((each) => each.place === ref);
      for (const leader of there) {
        const own = here.filter((each) => each.side === leader.side);
        const [worth = "", further = ""] = leader.rating.split("/");
        const second = near ? further : "";
        const { side, kind, name } = leader;
        // Where his name has no room, his medallion may.
        const found = [...new Set([name, ""])].flatMap((text) => {
          const width = plateWidth(text && measure(text, 8.2 * unit, "plate"), text && second, unit);
          const box = this.plateBox(
            place,
            own.length ? own : here.slice(-1),
            ship,
            laid,
            { width, height },
            room,
            near,
          );
          return box
            ? [{ ref: leader.ref, place: ref, side, kind, name, text, worth, second, x: box.x, y: box.y, width }]
            : [];
        });
        const plate = found[0];
        const counter = own.at(-1) ?? here.at(-1);
        if (plate) {
          room.add({ ...plate, height });
          laid.push(plate);
        } else if (counter) counter.leaders += 1;
      }
    }
    return laid;
  }

  /**
   * Where a plate lies: nearer to its own town than to any other, or else beside what it belongs to.
   * Whoever has neither waits for a closer look, unless nothing else shows that he is there.
   */
  private plateBox(
    place: Place,
    counters: Counter[],
    ship: Counter | undefined,
    laid: Plate[],
    { width, height }: Size,
    room: Room,
    near: boolean,
  ): Box | undefined {
    const unit = height / PLATE;
    const beside = counters.flatMap((each) => this.besides(each, width, height, unit, near));
    const isBegun = laid.some((each) => each.place === place.ref);
    if (isBegun) beside.push(...counters.flatMap((each) => this.rows(each, width, height, unit, near)));
    if (ship && isWater(place.kind)) beside.unshift(...this.alongside(ship, width, height, unit));
    const reach = (this.girth(place) + 2) * unit;
    const spots = BELOW_FIRST.flatMap((spot) =>
      [0, 1, 2].map((n) => around(place, spot, width, height, reach + n * height)),
    );
    const open = [...beside, ...spots].filter((box) => room.covered(box) === 0);
    if (isWater(place.kind)) return open[0];
    const astray = open.map((box) => this.towns.astray(place, box));
    const own = open[astray.indexOf(0)];
    if (own) return own;
    return counters.length ? beside.find((box) => open.includes(box)) : open[least(astray)];
  }

  /** Room for a plate at the side of a ship: under it, one below the other, or beside it. */
  private alongside(ship: Counter, width: number, height: number, unit: number): Box[] {
    const box = (x: number, y: number) => ({ x, y, width, height });
    const under = [0, 1, 2].map((n) => box(ship.x - width / 2, ship.y + 4.6 * unit + n * (height + 0.8 * unit)));
    const level = [0, 1].flatMap((n) => {
      const y = ship.y - 8 * unit + n * (height + 0.8 * unit);
      return [box(ship.x + 11 * unit, y), box(ship.x - 11 * unit - width, y)];
    });
    return [...under, ...level];
  }

  /** Room for a plate at the counters it belongs to: level with them, above or below. */
  private besides(counter: Counter, width: number, height: number, unit: number, near: boolean): Box[] {
    const half = (counterWidth(near) / 2) * unit;
    const [above, below] = [counter.y - (7 + STACK) * unit - height, counter.y + 7 * unit];
    const stacked = [above, below].flatMap((y) => [
      { x: counter.x - half, y, width, height },
      { x: counter.x + half - width, y, width, height },
    ]);
    return [...this.sides(counter, width, height, unit, near, 0), ...stacked];
  }

  /** Further room, once a plate lies at those counters: the lines above it and below. */
  private rows(counter: Counter, width: number, height: number, unit: number, near: boolean): Box[] {
    return [-1, 1].flatMap((n) => this.sides(counter, width, height, unit, near, n));
  }

  private sides(counter: Counter, width: number, height: number, unit: number, near: boolean, line: number): Box[] {
    const gap = (counterWidth(near) / 2 + 1.2) * unit;
    const y = counter.y - height / 2 + line * (height + 0.8 * unit);
    return [counter.x + gap, counter.x - gap - width].map((x) => ({ x, y, width, height }));
  }
}

/** Which of some numbers is the least. */
function least(numbers: number[]): number {
  return numbers.indexOf(Math.min(...numbers));
}

/** Who is shown by a medallion of his own: whoever has a name, and leaders that have none. */
export function isPerson({ kind, name }: Piece): boolean {
  return name !== "" || kind === "leader" || kind === "admiral";
}

/** A medallion, with a name beside it and a second rating, as far as there are any. */
function plateWidth(name: number | "", second: string, unit: number): number {
  const medallion = 11 * unit;
  if (name === "") return medallion;
  return medallion + name + (second ? (4 + 4.2 * second.length) * unit : 3.5 * unit);
}

function asPiece(mark: Mark): Piece {
  const { place, kind, text } = mark;
  const rating = mark.level ? String(mark.level) : "";
  return { ref: `mark:${kind}.${place}`, place, side: "", kind, count: 1, name: text, siege: "", rating };
}
