import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { keptCompany } from "../companies/merged-companies.ts";
import { listSeated } from "../companies/require-seat.ts";
import { type WorkRow, workQuestions } from "./tables.ts";

export async function askersOf(
  db: Queryable,
  { id: workId, companyId }: WorkRow,
): Promise<string[]> {
  const kept = await keptCompany(db, companyId);
  const asked = await db
    .selectDistinct({ authorId: workQuestions.authorId })
    .from(workQuestions)
    .where(and(eq(workQuestions.workId, workId), eq(workQuestions.byStaff, false)));
  const seated = await listSeated(db, kept, ["owner", "requester"]);
  return seated.filter((id) => asked.some(({ authorId }) => authorId === id));
}
