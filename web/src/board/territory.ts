/**
 * Ground and frontiers, from nothing but places and coasts.
 *
 * Every place spreads over the land (or, for sea zones, over the water) until it meets another or
 * has come far enough. The going is uneven, so that frontiers wander like those of an atlas; and
 * nothing spreads across a strait, so that a sea zone ends at its own shores.
 */

export interface Seed {
  x: number;
  y: number;
  /** Seeds of one group have no frontier between them. */
  group: string;
}

/** A board in small squares; `open` tells on which of them one may spread. */
export interface Field {
  columns: number;
  rows: number;
  step: number;
  left: number;
  top: number;
  open: (x: number, y: number) => boolean;
}

/** Which group has every square, by its number in `groups`; -1 where none has come. */
export interface Spread {
  field: Field;
  groups: string[];
  owner: Int16Array;
}

/** Two corners of squares. */
type Line = [number, number];

interface Point {
  x: number;
  y: number;
}

const NEIGHBOURS = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, Math.SQRT2],
  [1, -1, Math.SQRT2],
  [-1, 1, Math.SQRT2],
  [-1, -1, Math.SQRT2],
] as const;

export function fieldOf(width: number, height: number, step: number, margin: number, open: Field["open"]): Field {
  const columns = Math.ceil((width + 2 * margin) / step);
  const rows = Math.ceil((height + 2 * margin) / step);
  return { columns, rows, step, left: -margin, top: -margin, open };
}

const ROUGH = 5;

/** How hard the going is on every square: smooth noise between 0.6 and 1.4. */
function going(columns: number, rows: number): Float32Array {
  const wide = Math.ceil(columns / ROUGH) + 2;
  const tall = Math.ceil(rows / ROUGH) + 2;
  const hills = Float32Array.from({ length: wide * tall }, (_, n) => {
    const wave = Math.sin((n % wide) * 127.1 + Math.floor(n / wide) * 311.7) * 43758.5453;
    return wave - Math.floor(wave);
  });
  const found = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const j = Math.floor(row / ROUGH);
    const t = row / ROUGH - j;
    for (let column = 0; column < columns; column++) {
      const i = Math.floor(column / ROUGH);
      const s = column / ROUGH - i;
      const n = j * wide + i;
      const above = hills[n]! * (1 - s) + hills[n + 1]! * s;
      const below = hills[n + wide]! * (1 - s) + hills[n + wide + 1]! * s;
      found[row * columns + column] = 0.6 + 0.8 * (above * (1 - t) + below * t);
    }
  }
  return found;
}

/** Squares in the order of their distance, to a tenth of a square. */
class Queue {
  private readonly buckets: number[][] = [];
  private first = 0;

  push(square: number, distance: number): void {
    const n = Math.floor(distance * 10);
    (this.buckets[n] ??= []).push(square);
    if (n < this.first) this.first = n;
  }

  pop(): number | undefined {
    while (this.first < this.buckets.length) {
      const found = this.buckets[this.first]?.pop();
      if (found !== undefined) return found;
      this.first += 1;
    }
    return undefined;
  }
}

export function spread(field: Field, seeds: readonly Seed[], limit: number): Spread {
  const { columns, rows, step } = field;
  const groups = [...new Set(seeds.map((seed) => seed.group))];
  const owner = new Int16Array(columns * rows).fill(-1);
  const distance = new Float32Array(columns * rows).fill(Infinity);
  const open = new Uint8Array(columns * rows);
  const cost = going(columns, rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const square = row * columns + column;
      open[square] = Number(field.open(field.left + (column + 0.5) * step, field.top + (row + 0.5) * step));
    }
  }
  const queue = new Queue();
  for (const seed of seeds) {
    const [column, row] = [Math.floor((seed.x - field.left) / step), Math.floor((seed.y - field.top) / step)];
    if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
    // A port stands on the very shore: it begins on the nearest squares around it.
    for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y++) {
      for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x++) {
        const square = y * columns + x;
        const far = Math.hypot(x - column, y - row);
        if (far >= distance[square]!) continue;
        distance[square] = far;
        owner[square] = groups.indexOf(seed.group);
        queue.push(square, far);
      }
    }
  }
  const most = limit / step;
  for (let square = queue.pop(); square !== undefined; square = queue.pop()) {
    const column = square % columns;
    const row = Math.floor(square / columns);
    for (const neighbour of NEIGHBOURS) {
      const x = column + neighbour[0];
      const y = row + neighbour[1];
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const next = y * columns + x;
      const far = distance[square]! + neighbour[2] * cost[next]!;
      if (!open[next] || far >= distance[next]! || far > most) continue;
      distance[next] = far;
      owner[next] = owner[square]!;
      queue.push(next, far);
    }
  }
  return { field, groups, owner: swollen(owner, columns, rows, 3) };
}

/** Everybody a little larger, where nobody is: under the line of the coast. */
function swollen(owner: Int16Array, columns: number, rows: number, times: number): Int16Array {
  let now = owner;
  for (let n = 0; n < times; n++) {
    const next = now.slice();
    for (let square = 0; square < now.length; square++) {
      if (now[square]! >= 0) continue;
      const column = square % columns;
      let best = -1;
      if (column > 0) best = now[square - 1]!;
      if (column < columns - 1 && now[square + 1]! > best) best = now[square + 1]!;
      if (square >= columns && now[square - columns]! > best) best = now[square - columns]!;
      if (square < columns * (rows - 1) && now[square + columns]! > best) best = now[square + columns]!;
      next[square] = best;
    }
    now = next;
  }
  return now;
}

function add<K>(lines: Map<K, Line[]>, key: K, line: Line): void {
  const there = lines.get(key);
  if (there) there.push(line);
  else lines.set(key, [line]);
}

/** The lines along which squares differ, with the two owners. */
function* edges({ field, owner }: Spread): Generator<{ from: number; to: number; a: number; b: number }> {
  const { columns, rows } = field;
  const corner = (column: number, row: number) => row * (columns + 1) + column;
  // Beyond the field there is nobody: what reaches its edge ends there.
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows ? -1 : owner[row * columns + column]!;
  for (let row = -1; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      const here = at(column, row);
      const right = at(column + 1, row);
      const below = at(column, row + 1);
      if (here !== right) {
        yield { from: corner(column + 1, row + 1), to: corner(column + 1, row), a: here, b: right };
      }
      if (here !== below) {
        yield { from: corner(column, row + 1), to: corner(column + 1, row + 1), a: here, b: below };
      }
    }
  }
}

/** Lines with common ends, tied together into chains of corners. */
function chains(lines: Line[]): number[][] {
  const after = new Map<number, Line[]>();
  for (const line of lines) {
    for (const end of line) add(after, end, line);
  }
  const used = new Set<Line>();
  const found: number[][] = [];
  const walk = (start: Line, from: number): number[] => {
    const chain = [from];
    let line: Line | undefined = start;
    let at = from;
    while (line) {
      used.add(line);
      at = line[0] === at ? line[1] : line[0];
      chain.push(at);
      line = after.get(at)!.find((each) => !used.has(each));
    }
    return chain;
  };
  const loose = [...after].filter(([, there]) => there.length !== 2).map(([end]) => end);
  for (const end of loose) {
    for (const line of after.get(end)!) if (!used.has(line)) found.push(walk(line, end));
  }
  for (const line of lines) if (!used.has(line)) found.push(walk(line, line[0]));
  return found;
}

/** A staircase becomes a curve. */
function smooth(points: Point[], closed: boolean): Point[] {
  let now = points;
  for (let n = 0; n < 4; n++) {
    now = now.map((point, i) => {
      const before = now[i - 1] ?? (closed ? now.at(-1) : undefined);
      const next = now[i + 1] ?? (closed ? now[0] : undefined);
      if (!before || !next) return point;
      return { x: (before.x + 2 * point.x + next.x) / 4, y: (before.y + 2 * point.y + next.y) / 4 };
    });
  }
  return now.filter((_, i) => i % 2 === 0 || i === now.length - 1);
}

function drawn(field: Field, chain: number[]): string {
  const closed = chain.length > 2 && chain[0] === chain.at(-1);
  const corners = (closed ? chain.slice(1) : chain).map((corner) => ({
    x: field.left + (corner % (field.columns + 1)) * field.step,
    y: field.top + Math.floor(corner / (field.columns + 1)) * field.step,
  }));
  const points = smooth(corners, closed);
  const path = points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  return closed ? path + "Z" : path;
}

/** The ground of every group, as a shape. */
export function grounds(found: Spread): Map<string, string> {
  const lines = new Map<number, Line[]>();
  for (const { from, to, a, b } of edges(found)) {
    if (a >= 0) add(lines, a, [from, to]);
    if (b >= 0) add(lines, b, [from, to]);
  }
  return joined(found, lines);
}

/** The frontiers of every group with other groups; not those where it ends of itself. */
export function frontiers(found: Spread): Map<string, string> {
  const lines = new Map<number, Line[]>();
  for (const { from, to, a, b } of edges(found)) {
    if (a < 0 || b < 0) continue;
    add(lines, a, [from, to]);
    add(lines, b, [from, to]);
  }
  return joined(found, lines);
}

/** Every frontier once. */
export function divides(found: Spread): string {
  const lines = new Map<string, Line[]>();
  for (const { from, to, a, b } of edges(found)) {
    if (a < 0 || b < 0) continue;
    const pair = `${Math.min(a, b)} ${Math.max(a, b)}`;
    add(lines, pair, [from, to]);
  }
  return [...lines.values()]
    .flatMap(chains)
    .map((chain) => drawn(found.field, chain))
    .join("");
}

function joined(found: Spread, lines: Map<number, Line[]>): Map<string, string> {
  const told = new Map<string, string>();
  for (const [group, own] of lines) {
    told.set(
      found.groups[group]!,
      chains(own)
        .map((chain) => drawn(found.field, chain))
        .join(""),
    );
  }
  return told;
}

/** The same ground under other names; nobody's, where there is no name. */
export function regrouped(found: Spread, name: (group: string) => string): Spread {
  const groups = [...new Set(found.groups.map(name))].filter(Boolean);
  const numbers = found.groups.map((group) => groups.indexOf(name(group)));
  return { field: found.field, groups, owner: found.owner.map((n) => (n < 0 ? -1 : numbers[n]!)) };
}
