import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { nameColumns } from "./name-columns.ts";
import { type ImportRowQuery, type ImportRun, type Outcome, outcomes } from "./schema.ts";
import { type ImportRow, imports } from "./tables.ts";

export async function findImport(
  { db, clock }: { db: Queryable; clock: Ctx["clock"] },
  id: string,
  { lock = false } = {},
): Promise<ImportRow> {
  const found = db.select().from(imports).where(eq(imports.id, id));
  const [row] = lock ? await found.for("update") : await found;
  if (!row || row.expiresAt <= clock.wall())
    throw new CodedError(
      "not_found",
      "This dry run is gone: it was kept for a day. Send the file again.",
    );
  return row;
}

export function told({ sheet, rows, ...row }: ImportRow): ImportRun {
  const { used, ignored } = nameColumns(row.kind, sheet);
  const of = (outcome: Outcome) => rows.filter((one) => one.outcome === outcome).length;
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.fileName,
    encoding: sheet.encoding,
    separator: sheet.separator,
    used,
    ignored,
    counts: Object.fromEntries(outcomes.map((one) => [one, of(one)])) as ImportRun["counts"],
    differing: rows.filter(({ differs }) => differs).length,
    hash: row.hash,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
  };
}

export async function showImport(ctx: Ctx, id: string): Promise<ImportRun> {
  requireAdmin(ctx.actor);
  return told(await findImport(ctx, id));
}

export async function listImportRows(ctx: Ctx, id: string, query: ImportRowQuery) {
  requireAdmin(ctx.actor);
  const { status, limit, page } = query;
  const { rows } = await findImport(ctx, id);
  const fitting = rows
    .filter((row) => status === undefined || row.outcome === status)
    .toSorted((one, other) => Number(other.differs) - Number(one.differs) || one.id - other.id);
  return { rows: fitting.slice((page - 1) * limit, page * limit), total: fitting.length };
}

export async function sheetRows(ctx: Ctx, id: string, outcome: Outcome) {
  requireAdmin(ctx.actor);
  const { sheet, rows } = await findImport(ctx, id);
  const lines = new Map(sheet.lines.map(({ row, cells }) => [row, cells]));
  return {
    headings: sheet.headings,
    rows: rows
      .filter((row) => row.outcome === outcome)
      .map((row) => ({ ...row, cells: lines.get(row.id) ?? [] })),
  };
}
