/** A data pack as the TOML files that the server, and `tercio --pack`, read. */

export type Value = string | number | boolean | Value[] | { [key: string]: Value };
/** Table -> row -> field -> value. */
export type Rows = Record<string, Record<string, Record<string, Value>>>;

export interface Manifest {
  name: string;
  game: string;
  note: string;
}

/** JSON's strings are TOML's as well, but for a sign that JSON leaves as it is. */
const text = (value: string) => JSON.stringify(value).replaceAll("\u007f", "\\u007F");
const key = (name: string) => (/^[\w-]+$/.test(name) ? name : text(name));

export function written(value: Value): string {
  if (typeof value === "string") return text(value);
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value !== "object") return String(value);
  return `{ ${Object.entries(value)
    .map(([name, each]) => `${key(name)} = ${written(each)}`)
    .join(", ")} }`;
}

function row(table: string, id: string, fields: Record<string, Value>): string {
  const lines = Object.entries({ id, ...fields }).map(([name, value]) => `${key(name)} = ${written(value)}`);
  return `[[${key(table)}]]\n${lines.join("\n")}\n`;
}

/** The files of a pack, by name; `files` says in which one the rows of a table stand. */
export function packFiles(manifest: Manifest, rows: Rows, files: Record<string, string>): Record<string, string> {
  const made: Record<string, string[]> = {};
  for (const [table, some] of Object.entries(rows)) {
    const file = files[table];
    const told = Object.entries(some).map(([id, fields]) => row(table, id, fields));
    if (file && told.length) (made[file] ??= []).push(...told);
  }
  const heads = Object.entries(manifest).map(([name, value]) => `${name} = ${text(String(value))}\n`);
  const bodies = Object.entries(made).map(([file, told]) => [file, told.join("\n")] as const);
  return { "pack.toml": heads.join(""), ...Object.fromEntries(bodies) };
}
