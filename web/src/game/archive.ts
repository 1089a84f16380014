/** A pack as a file, to take along and to bring back. */

import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { parse } from "smol-toml";
import type { Manifest, Rows, Value } from "./toml";

/** A whole deck with its texts is a tenth of it; the server takes no more either. */
const MOST = 1 << 20;
const MANIFEST = "pack.toml";

export interface Opened extends Manifest {
  rows: Rows;
}

export function zip(files: Record<string, string>): Blob {
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return new Blob([zipSync(bytes) as BlobPart], { type: "application/zip" });
}

/** A pack from an archive, or from its TOML files. Throws what is wrong with it, as a message id. */
export async function opened(given: readonly File[]): Promise<Opened> {
  if (given.reduce((sum, file) => sum + file.size, 0) > MOST) throw new Error("pack-too-large");
  const texts: Record<string, string> = {};
  for (const file of given) {
    if (file.name.endsWith(".zip")) Object.assign(texts, unzipped(new Uint8Array(await file.arrayBuffer())));
    else texts[file.name] = await file.text();
  }
  const manifest = texts[MANIFEST];
  if (manifest === undefined) throw new Error("pack-no-manifest");
  const { name, game, note } = read(manifest);
  return { name: said(name), game: said(game), note: said(note), rows: rowsOf(texts) };
}

/** A folder around the files is left out. */
function unzipped(bytes: Uint8Array): Record<string, string> {
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: (file) => {
        size += file.originalSize;
        return file.name.endsWith(".toml") && size <= MOST;
      },
    });
    return Object.fromEntries(
      Object.entries(files).map(([path, body]) => [path.slice(path.lastIndexOf("/") + 1), strFromU8(body)]),
    );
  } catch {
    throw new Error("pack-no-archive");
  }
}

function read(text: string): Record<string, unknown> {
  try {
    return parse(text);
  } catch {
    throw new Error("pack-no-toml");
  }
}

const said = (value: unknown) => (typeof value === "string" ? value : "");

function rowsOf(texts: Readonly<Record<string, string>>): Rows {
  const rows: Rows = {};
  for (const [file, text] of Object.entries(texts)) {
    if (file === MANIFEST) continue;
    for (const [table, some] of Object.entries(read(text))) {
      for (const { id, ...fields } of some as Record<string, Value>[]) {
        if (typeof id !== "string") throw new Error("pack-no-id");
        (rows[table] ??= {})[id] = fields;
      }
    }
  }
  return rows;
}
