import { asc, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { seats } from "./tables.ts";

export function listPlaces(db: Queryable, userIds: string[]) {
  return db
    .select({ userId: seats.userId, companyId: seats.companyId })
    .from(seats)
    .where(inArray(seats.userId, userIds))
    .orderBy(asc(seats.createdAt), asc(seats.companyId));
}
