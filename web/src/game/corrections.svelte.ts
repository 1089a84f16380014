/** What somebody has corrected of a game's data: kept in this browser until it is played or downloaded. */

import { keep, recall } from "../lib/memory";
import { packFiles, type Rows, type Value } from "./toml";

interface Kept {
  name: string;
  note: string;
  rows: Rows;
}

export class Corrections {
  name = $state("");
  note = $state("");
  rows = $state<Rows>({});
  private readonly key: string;

  constructor(
    private readonly game: string,
    private readonly files: Record<string, string>,
  ) {
    this.key = `tercio.pack.${game}`;
    const kept = read(this.key);
    this.name = kept?.name ?? "my-corrections";
    this.note = kept?.note ?? "";
    this.rows = kept?.rows ?? {};
  }

  get count(): number {
    return Object.values(this.rows).reduce((sum, rows) => sum + Object.keys(rows).length, 0);
  }

  of(table: string, id: string): Record<string, Value> | undefined {
    return this.rows[table]?.[id];
  }

  countIn(table: string): number {
    return Object.keys(this.rows[table] ?? {}).length;
  }

  set(table: string, id: string, fields: Record<string, Value>): void {
    this.rows = { ...this.rows, [table]: { ...this.rows[table], [id]: fields } };
    this.save();
  }

  drop(table: string, id: string): void {
    const others = Object.entries(this.rows[table] ?? {}).filter(([each]) => each !== id);
    this.rows = { ...this.rows, [table]: Object.fromEntries(others) };
    this.save();
  }

  clear(): void {
    this.rows = {};
    this.save();
  }

  save(): void {
    keep(this.key, JSON.stringify({ name: this.name, note: this.note, rows: this.rows } satisfies Kept));
  }

  /** Go on with a pack that was brought along. */
  take(pack: Kept): void {
    [this.name, this.note, this.rows] = [pack.name, pack.note, pack.rows];
    this.save();
  }

  /** The pack, with another row in it if one is given. */
  pack(table = "", id = "", fields: Record<string, Value> | null = null): Record<string, string> {
    const rows = fields ? { ...this.rows, [table]: { ...this.rows[table], [id]: fields } } : this.rows;
    return this.filed({ name: this.name.trim() || "my-corrections", game: this.game, note: this.note, rows });
  }

  filed({ rows, ...manifest }: Kept & { game: string }): Record<string, string> {
    return packFiles(manifest, rows, this.files);
  }
}

function read(key: string): Kept | null {
  try {
    return JSON.parse(recall(key) || "null") as Kept | null;
  } catch {
    return null;
  }
}
