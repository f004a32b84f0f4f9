import { and, asc, eq, inArray } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { keptId } from "./merged-companies.ts";
import type { SeatRole } from "./schema.ts";
import { companies, seats } from "./tables.ts";

/** What belongs to a company belongs to the people of the one it was merged into. */
async function findRole(
  db: Queryable,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<{ companyId: string; role: SeatRole | null } | null> {
  const [found] = await db
    .select({ companyId: keptId, role: seats.role })
    .from(companies)
    .leftJoin(seats, and(eq(seats.companyId, keptId), eq(seats.userId, userId)))
    .where(eq(companies.id, companyId));
  return found ?? null;
}

export async function isSeated(
  db: Queryable,
  key: { companyId: string; userId: string },
  roles: readonly SeatRole[],
): Promise<boolean> {
  const role = (await findRole(db, key))?.role;
  return role != null && roles.includes(role);
}

/** @throws CodedError not_found without a seat there, forbidden with another role */
export async function requireSeat(
  db: Queryable,
  key: { companyId: string; userId: string },
  roles: readonly SeatRole[],
): Promise<SeatRole> {
  const role = (await findRole(db, key))?.role;
  if (!role) throw new CodedError("not_found", "There is nothing with this id.");
  if (!roles.includes(role))
    throw new CodedError("forbidden", "Your role in this company does not include this.");
  return role;
}

/** For whoever sits there, and staff. @throws CodedError unauthenticated, not_found */
export async function requireCompany(ctx: Ctx, companyId: string) {
  const { userId, isAdmin } = requireMember(ctx.actor);
  const found = await findRole(ctx.db, { companyId, userId });
  if (!found || (found.role === null && !isAdmin))
    throw new CodedError("not_found", "There is no such company.");
  return { userId, isAdmin, ...found };
}

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

export const unowned =
  "This company has no owner. Import the owner as a person, and try again once they have accepted the invitation.";

export const hasOwner = async (db: Queryable, companyId: string): Promise<boolean> =>
  (await listSeated(db, companyId, ["owner"])).length > 0;
