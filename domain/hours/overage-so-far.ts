import type { Queryable } from "../../platform/db/database.ts";
import { statementLines } from "./statement-lines.ts";

/** Of a period, or of none: what no grant covered, at the member rates. */
export async function overageSoFar(
  db: Queryable,
  period: { id: string; starts: string } | null,
): Promise<{ overageMinutes: number; overageCents: number }> {
  const lines = period ? await statementLines(db, period) : [];
  return {
    overageMinutes: lines.reduce((sum, line) => sum + line.overageMinutes, 0),
    overageCents: lines.reduce((sum, line) => sum + line.overageCents, 0),
  };
}
