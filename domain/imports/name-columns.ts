import { counted } from "../../content/counted.ts";
import { CodedError } from "../../platform/errors.ts";
import type { Sheet } from "./read-sheet.ts";
import { importColumns, type ImportKind, neededColumns } from "./schema.ts";

type Cells = Partial<Record<string, string>>;

export type Given = { row: number; cells: Cells; problem: string | null };

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

function columnsOf(kind: ImportKind) {
  const byName = new Map<string, string>();
  for (const [field, names] of Object.entries(importColumns[kind]))
    for (const name of names) byName.set(plain(name), field);
  return byName;
}

export function nameColumns(kind: ImportKind, { headings, lines }: Sheet) {
  const byName = columnsOf(kind);
  const fields = headings.map((heading) => byName.get(plain(heading)));
  const twice = fields.find((field, index) => field && fields.indexOf(field) !== index);
  if (twice)
    throw new CodedError(
      "invalid",
      `Two columns would be the same: ${headings.filter((_, index) => fields[index] === twice).join(" and ")}.`,
    );
  const missing = neededColumns[kind].filter((field) => !fields.includes(field));
  if (missing.length > 0 || (kind === "people" && !fields.some(isCompany)))
    throw new CodedError(
      "invalid",
      `The file needs ${namesOf(kind, missing.length > 0 ? missing : ["company"])}. Its columns are: ${headings.filter(Boolean).join(", ")}.`,
    );
  const ofKind = (wanted: boolean) =>
    headings.filter((heading, index) => heading !== "" && Boolean(fields[index]) === wanted);
  const rows = lines.map(({ row, cells }): Given => {
    const given: Cells = {};
    fields.forEach((field, index) => {
      if (field) given[field] = cells[index] ?? "";
    });
    return { row, cells: given, problem: problemOf(cells, headings) };
  });
  return { used: ofKind(true), ignored: ofKind(false), rows };
}

function problemOf(cells: string[], headings: string[]): string | null {
  if (cells.length !== headings.length)
    return `It has ${counted(cells.length, "cell")}, and the headings are ${headings.length}.`;
  const unnamed = cells.findIndex((cell, index) => cell !== "" && headings[index] === "");
  return unnamed === -1 ? null : `Cell ${unnamed + 1} has no heading.`;
}

const isCompany = (field: string | undefined) => field === "company" || field === "companyId";

function namesOf(kind: ImportKind, fields: readonly string[]): string {
  const columns: Record<string, readonly string[]> = importColumns[kind];
  return fields.map((field) => `a column “${columns[field]?.[0] ?? field}”`).join(" and ");
}
