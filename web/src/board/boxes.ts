/** Boxes on a map: where there is room for one, and where around a place it may lie. */

import type { Place } from "../api";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** A table of boxes that answers quickly which of them lie near. */
export class Room {
  private readonly columns = new Map<number, Box[]>();
  constructor(private readonly step = 40) {}

  add(box: Box): void {
    const last = Math.floor((box.x + box.width) / this.step);
    for (let i = Math.floor(box.x / this.step); i <= last; i++) {
      const column = this.columns.get(i);
      if (column) column.push(box);
      else this.columns.set(i, [box]);
    }
  }

  covered(box: Box): number {
    let sum = 0;
    const last = Math.floor((box.x + box.width) / this.step);
    for (let i = Math.floor(box.x / this.step); i <= last; i++) {
      for (const other of this.columns.get(i) ?? []) sum += shared(box, other);
    }
    return sum;
  }
}

export interface Around {
  dx: number;
  dy: number;
}

export const DIAGONALS: Around[] = [
  { dx: 1, dy: -1 },
  { dx: -1, dy: -1 },
  { dx: 1, dy: 1 },
  { dx: -1, dy: 1 },
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: 1 },
];
export const BELOW_FIRST: Around[] = [
  { dx: 0, dy: 1 },
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: -1 },
  { dx: 1, dy: 1 },
  { dx: -1, dy: 1 },
  { dx: 1, dy: -1 },
  { dx: -1, dy: -1 },
];

/** The box of a thing that lies around a place, touching a square of `reach` around it. */
export function around(place: Place, spot: Around, width: number, height: number, reach: number): Box {
  return {
    x: place.x + spot.dx * reach - (spot.dx > 0 ? 0 : spot.dx < 0 ? width : width / 2),
    y: place.y + spot.dy * reach - (spot.dy > 0 ? 0 : spot.dy < 0 ? height : height / 2),
    width,
    height,
  };
}

/** The box of a thing that lies above or below a place, further to one side. */
export function slid(place: Place, width: number, height: number, reach: number): Box[] {
  return [-1, 1].flatMap((dy) =>
    [0.25, 0.75].map((part) => ({ ...around(place, { dx: 0, dy }, width, height, reach), x: place.x - part * width })),
  );
}

/** The first box that covers nothing. */
export function free(room: Room, boxes: Box[]): Box | undefined {
  return boxes.find((box) => room.covered(box) === 0);
}
