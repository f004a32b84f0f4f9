import { and, asc, eq, ne, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import { seats } from "./tables.ts";

/** Companies that have no other owner. */
export async function idsOwnedAlone(db: Queryable, userId: string): Promise<string[]> {
  const others = alias(seats, "others");
  const rows = await db
    .select({ companyId: seats.companyId })
    .from(seats)
    .where(
      and(
        eq(seats.userId, userId),
        eq(seats.role, "owner"),
        notExists(
          db
            .select()
            .from(others)
            .where(
              and(
                eq(others.companyId, seats.companyId),
                eq(others.role, "owner"),
                ne(others.userId, userId),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(seats.createdAt), asc(seats.companyId));
  return rows.map(({ companyId }) => companyId);
}
