import { describe, expect, it } from "vitest";
import type { DataColumn, DataRow, DataTable } from "../api";
import { correction, held, isLong, shown, taken } from "./fields";

const column = (name: string, kind: DataColumn["kind"], more: Partial<DataColumn> = {}): DataColumn => ({
  ...{ name, kind, is_required: false, is_note: false, choices: [], table: "", default: "" },
  ...more,
});
const COLUMNS = [
  column("name", "text"),
  column("cp", "int"),
  column("seas", "list"),
  column("modes", "other", { default: "[]" }),
  column("guess", "list"),
  column("certainty", "choice"),
];
const ROW: DataRow = {
  ...{ id: "sack", name: "Sack!", notes: [], source: "faq", open: true, sources: { cp: "reconstructed" } },
  values: { name: '"Sack!"', cp: "3", guess: '["cp"]', certainty: '"gist"' },
};
const form = () => Object.fromEntries(COLUMNS.map((each) => [each.name, shown(held(ROW, each), each)]));

describe("a row in a form", () => {
  it("shows what is written, and what it is by default", () => {
    expect(form()).toEqual({ name: "Sack!", cp: "3", seas: "", modes: "[]", guess: "cp", certainty: "gist" });
  });
  it("is read by the kind of its columns", () => {
    expect(taken("north_sea,  baltic", COLUMNS[2]!)).toEqual(["north_sea", "baltic"]);
    expect(() => taken("3.5", COLUMNS[1]!)).toThrow("field-number");
    expect(() => taken("[", COLUMNS[3]!)).toThrow("field-json");
  });
  it("that is confirmed is attested, and nothing else is changed", () => {
    expect(correction(ROW, COLUMNS, form())).toEqual({ guess: [], certainty: "documented" });
  });
  it("that is corrected names what differs", () => {
    expect(correction(ROW, COLUMNS, { ...form(), cp: "4" })).toEqual({ cp: 4, guess: [], certainty: "documented" });
  });
});

it("gives sentences their room in every row, so that nothing jumps while somebody types", () => {
  const text = column("text", "text");
  const told = { ...ROW, values: { text: JSON.stringify("x".repeat(61)) } };
  const data = { rows: [ROW, told] } as unknown as DataTable;
  expect(isLong(data, text)).toBe(true);
  expect(isLong(data, column("name", "text"))).toBe(false);
});
