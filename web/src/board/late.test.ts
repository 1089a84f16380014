import { describe, expect, it } from "vitest";
import type { Board, Piece, Place } from "../api";
import { Arranger, NEAR, STACK, type Arrangement } from "./arrange";
import { overlaps, type Box } from "./boxes";
import his from "./late/here_i_stand.json";
import urr from "./late/ultima_ratio_regis.json";
import vq from "./late/virgin_queen.json";
import { isGround, isWater } from "./shapes";
import { counterWidth } from "./stacks";

/** Late in a game of each kind (tools/positions.py), on every map, from far to near. */
const GAMES = { his, vq, urr };
const SCALES = [0.6, 0.9, 1.3, 2, 3, 5];

function read(position: (typeof his)[number]) {
  const places = position.places.map(([ref, name, kind, x, y]) => ({ ref, name, kind, x, y, home: "", note: "" }));
  const links = position.harbours.map(([a, b]) => ({ a, b, kind: "harbour", legs: [], note: "" }));
  const { width, height } = position;
  const board = { id: "b", name: "", width, height, sides: [], places, links, geometry: "", regions: [] };
  const pieces = position.pieces.map(([ref, place, side, kind, count, name, siege]) => ({
    ...{ ref, place, side, kind, count, name, siege, rating: name ? "2/8" : "" },
  }));
  const marks = position.marks.map(([place, kind, text, level]) => ({ place, kind, text, level }));
  return { board: board as Board, pieces: pieces as Piece[], marks: marks as never[] };
}

interface View {
  name: string;
  found: Arrangement;
  scale: number;
  board: Board;
}

const views: View[] = Object.entries(GAMES).flatMap(([game, positions]) =>
  (positions as unknown as typeof his).flatMap((position, map) => {
    const { board, pieces, marks } = read(position);
    const arranger = new Arranger(board);
    return SCALES.map((scale) => ({
      name: `${game} ${map} at ${scale}`,
      found: arranger.arrange(pieces, marks, scale),
      scale,
      board,
    }));
  }),
);

function counterBoxes({ found, scale }: View): (Box & { what: string })[] {
  const [wide, top] = [counterWidth(scale >= NEAR) * found.unit, STACK * found.unit];
  return found.counters.map(({ key, x, y }) => ({
    what: key,
    x: x - wide / 2,
    y: y - 6 * found.unit - top,
    width: wide + top,
    height: 12 * found.unit + top,
  }));
}

function shipBoxes({ found: { ships, unit } }: View): (Box & { what: string })[] {
  // A ship is drawn around its water line, which lies below its middle.
  return ships.map(({ key, x, y }) => ({
    what: key,
    x: x - 8.5 * unit,
    y: y - 9.36 * unit,
    width: 17 * unit,
    height: 13 * unit,
  }));
}

describe("late in a game", () => {
  it("no counter lies under the plate of a leader", () => {
    const hidden = views.flatMap((view) => {
      const plates = view.found.plates.map((plate) => ({ ...plate, height: 10.5 * view.found.unit }));
      return [...counterBoxes(view), ...shipBoxes(view)]
        .filter((box) => plates.some((plate) => overlaps(box, plate)))
        .map((box) => `${view.name}: ${box.what}`);
    });
    expect(hidden).toEqual([]);
  });

  it("no counter lies nearer to another town than to its own", () => {
    const astray = views.flatMap(({ name, found, board }) => {
      const towns = board.places.filter((place) => !isWater(place.kind));
      // A ship is drawn around its water line, which lies below its middle.
      const ships = found.ships.map((ship) => ({ ...ship, y: ship.y - 2.86 * found.unit }));
      return [...found.counters, ...ships]
        .filter(({ place, x, y }) => {
          const away = (town: Place) => Math.hypot(x - town.x, y - town.y);
          const own = towns.find((town) => town.ref === place && isGround(town.kind));
          return own && towns.some((town) => away(town) < away(own) - 1e-6);
        })
        .map((counter) => `${name}: ${counter.key}`);
    });
    expect(astray).toEqual([]);
  });

  it("a leader's plate lies nearest to his own town, or beside the counters there", () => {
    const touch = (a: Box, b: Box, by: number) =>
      overlaps({ ...a, x: a.x - by, y: a.y - by, width: a.width + 2 * by, height: a.height + 2 * by }, b);
    const astray = views.flatMap((view) => {
      const { unit } = view.found;
      const towns = view.board.places.filter((place) => !isWater(place.kind));
      const plates = view.found.plates.map((plate) => ({ ...plate, height: 10.5 * unit }));
      const counters = counterBoxes(view);
      return plates
        .filter((plate) => {
          const away = ({ x, y }: Place) =>
            Math.hypot(
              Math.max(plate.x - x, x - plate.x - plate.width, 0),
              Math.max(plate.y - y, y - plate.y - plate.height, 0),
            );
          const own = towns.find((town) => town.ref === plate.place);
          const isNext = (other: Box & { place?: string }) => other !== plate && touch(plate, other, 3.4 * unit);
          const here = counters.filter(({ what }) => what.startsWith(`${plate.place}|`));
          if (!own || !towns.some((town) => away(town) < away(own) - 1e-6) || !here.length) return false;
          return ![...here, ...plates.filter(({ place }) => place === plate.place)].some(isNext);
        })
        .map(({ text, place }) => `${view.name}: ${text} at ${place}`);
    });
    expect(astray).toEqual([]);
  });

  it("every capital has its name even from afar, and every key where the map fills a screen", () => {
    const unnamed = views.flatMap(({ name, found, scale, board }) => {
      const named = new Set(found.labels.map(({ ref }) => ref));
      return board.places
        .filter(({ kind }) => kind === "capital" || (kind === "key" && scale >= 0.9))
        .filter(({ ref }) => !named.has(ref))
        .map(({ ref }) => `${name}: ${ref}`);
    });
    expect(unnamed).toEqual([]);
  });

  it("from afar what lies in a box lies beside it, and not all around", () => {
    const spread = views
      .filter(({ scale }) => scale < 0.75)
      .flatMap(({ name, found, board }) =>
        board.places
          .filter(({ kind }) => kind === "box" || kind === "center")
          .map(({ ref }) => ({ ref, counters: found.counters.filter(({ place }) => place === ref).length }))
          .filter(({ counters }) => counters > 2)
          .map(({ ref }) => `${name}: ${ref}`),
      );
    expect(spread).toEqual([]);
  });

  it("hardly a counter lies on another, even from afar", () => {
    const covered = views.flatMap((view) => {
      const boxes = counterBoxes(view);
      return boxes
        .filter((a, i) => boxes.some((b, j) => i < j && overlaps(a, b)))
        .map((box) => `${view.name}: ${box.what}`);
    });
    expect(covered.length).toBeLessThan(5);
  });
});
