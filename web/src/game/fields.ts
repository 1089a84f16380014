/** The fields of a row: as they are written in a form, and as they are in a pack. */

import type { DataColumn, DataRow, DataTable } from "../api";
import type { Value } from "./toml";

/** Fields that say how sure a row is, and are no facts of the game themselves. */
const NOTES = new Set(["id", "src", "note", "agree", "guess", "conflict", "certainty", "conf", "stated"]);

export const isNote = (name: string) => NOTES.has(name);

/** What a field holds now: what was corrected, else what is written, else what it is by default. */
export function held(row: DataRow, column: DataColumn, corrected?: Record<string, Value>): Value | null {
  const own = corrected?.[column.name];
  if (own !== undefined) return own;
  const json = row.values[column.name] ?? column.default;
  return json ? (JSON.parse(json) as Value | null) : null;
}

const LONG = 60;

/** Whether a column holds sentences: then it has the room for them in every row, whatever is typed. */
export const isLong = (data: DataTable, column: DataColumn) =>
  column.kind === "other" ||
  (column.kind === "text" && data.rows.some((row) => (row.values[column.name] ?? "").length > LONG));

export function shown(value: Value | null, column: DataColumn): string {
  if (value === null) return "";
  if (column.kind === "list" && Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What was written into a field; undefined if nothing was. Throws what is wrong with it, as a message id. */
export function taken(text: string, column: DataColumn): Value | undefined {
  const told = text.trim();
  if (column.kind === "bool") return told === "true";
  if (!told) return column.kind === "list" ? [] : column.kind === "text" ? "" : undefined;
  switch (column.kind) {
    case "int":
    case "float": {
      const number = Number(told);
      if (Number.isNaN(number) || (column.kind === "int" && !Number.isInteger(number))) throw new Error("field-number");
      return number;
    }
    case "list":
      return told
        .split(",")
        .map((each) => each.trim())
        .filter(Boolean);
    case "other":
      try {
        return JSON.parse(told) as Value;
      } catch {
        throw new Error("field-json");
      }
    default:
      return told;
  }
}

/** The fields in which a form differs from what the game itself has, and that the row is now attested. */
export function correction(
  row: DataRow,
  columns: readonly DataColumn[],
  form: Readonly<Record<string, string>>,
): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const column of columns) {
    if (isNote(column.name)) continue;
    const text = form[column.name] ?? "";
    if (text === shown(held(row, column), column)) continue;
    const value = taken(text, column);
    if (value !== undefined) found[column.name] = value;
  }
  const names = new Set(columns.map((column) => column.name));
  if (names.has("guess") && row.values["guess"]) found["guess"] = [];
  if (names.has("certainty") && row.values["certainty"]) found["certainty"] = "documented";
  if (names.has("conf") && row.values["conf"]) found["conf"] = {};
  return found;
}
