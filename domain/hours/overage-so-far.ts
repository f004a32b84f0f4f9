import type { Queryable } from "../../platform/db/database.ts";
import type { StatementLine } from "./statements/schema.ts";
import { statementLines } from "./statement-lines.ts";

const minutesOf = (lines: StatementLine[]) =>
  lines.reduce((sum, line) => sum + line.overageMinutes, 0);

export async function overageSoFar(
  db: Queryable,
  period: Parameters<typeof statementLines>[1] | null,
): Promise<{ overageMinutes: number; overageCents: number; overageCapUsedMinutes: number }> {
  const lines = period ? await statementLines(db, period) : [];
  const done = new Set(lines.flatMap(({ kind, workId }) => (kind === "work" ? [workId] : [])));
  return {
    overageMinutes: minutesOf(lines),
    overageCapUsedMinutes: minutesOf(lines.filter(({ workId }) => done.has(workId))),
    overageCents: lines.reduce((sum, line) => sum + line.overageCents, 0),
  };
}
