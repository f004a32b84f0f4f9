import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import type { SeatRole } from "./schema.ts";
import { seats } from "./tables.ts";

/** @throws CodedError not_found without a seat there, forbidden with another role */
export async function requireSeat(
  db: Queryable,
  { companyId, userId }: { companyId: string; userId: string },
  roles: readonly SeatRole[],
): Promise<void> {
  const [seat] = await db
    .select({ role: seats.role })
    .from(seats)
    .where(and(eq(seats.companyId, companyId), eq(seats.userId, userId)));
  if (!seat) throw new CodedError("not_found", "There is nothing with this id.");
  if (!roles.includes(seat.role))
    throw new CodedError("forbidden", "Your role in this company does not include this.");
}

/** By user id, in the order they came. */
export async function listSeated(
  db: Queryable,
  companyId: string,
  roles: SeatRole[],
): Promise<string[]> {
  const seated = await db
    .select({ userId: seats.userId })
    .from(seats)
    .where(and(eq(seats.companyId, companyId), inArray(seats.role, roles)))
    .orderBy(asc(seats.createdAt), asc(seats.userId));
  return seated.map(({ userId }) => userId);
}
