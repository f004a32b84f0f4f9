import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { listSeated } from "./require-seat.ts";
import { seats } from "./tables.ts";

export async function listOwned(db: Queryable, userId: string) {
  const rows = await db
    .select({ companyId: seats.companyId })
    .from(seats)
    .where(and(eq(seats.userId, userId), eq(seats.role, "owner")))
    .orderBy(asc(seats.createdAt), asc(seats.companyId));
  const owned: { companyId: string; others: string[] }[] = [];
  for (const { companyId } of rows) {
    const owners = await listSeated(db, companyId, ["owner"]);
    owned.push({ companyId, others: owners.filter((id) => id !== userId) });
  }
  return owned;
}
