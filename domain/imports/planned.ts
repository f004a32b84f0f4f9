import type { z } from "zod";
import type { Given } from "./name-columns.ts";
import type { ImportedRow } from "./schema.ts";

export type Planned<Step> = { shown: ImportedRow; step: Step | null };

type Shown = Partial<Pick<ImportedRow, "notes" | "changes">>;

export const shownAs = (
  { row }: Given,
  outcome: ImportedRow["outcome"],
  title: string,
  { notes = [], changes = [] }: Shown = {},
): ImportedRow => ({ id: row, outcome, title, reason: null, notes, changes, differs: false });

export const badRow = ({ row }: Given, title: string, reason: string): ImportedRow => ({
  id: row,
  outcome: "bad",
  title,
  reason,
  notes: [],
  changes: [],
  differs: false,
});

export function checked<Schema extends z.ZodObject>(
  schema: Schema,
  { cells, problem }: Given,
): { fits: z.output<Schema> } | { reason: string } {
  if (problem) return { reason: problem };
  const result = schema.safeParse(cells);
  if (result.success) return { fits: result.data };
  return { reason: result.error.issues.map(({ message }) => `${message}.`).join(" ") };
}
