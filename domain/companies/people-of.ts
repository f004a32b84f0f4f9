import { and, count, gt, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { listPeople } from "../accounts/list-people.ts";
import { seatInvitations as invitations, seats } from "./tables.ts";

export async function peopleOf(db: Queryable, companyIds: string[], since: Date) {
  const rows = await db
    .select({ companyId: seats.companyId, userId: seats.userId, role: seats.role })
    .from(seats)
    .where(inArray(seats.companyId, companyIds));
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const known = await listPeople(db, userIds);
  const addresses = new Map(known.map(({ id, email }) => [id, email]));
  const seated = rows.map((row) => ({ ...row, email: addresses.get(row.userId) ?? null }));
  const invited = await db
    .select({
      companyId: invitations.companyId,
      email: invitations.email,
      role: invitations.role,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .where(
      and(
        inArray(invitations.companyId, companyIds),
        isNull(invitations.acceptedAt),
        isNull(invitations.withdrawnAt),
      ),
    );
  const lately = await db
    .select({ companyId: invitations.companyId, rows: count() })
    .from(invitations)
    .where(and(inArray(invitations.companyId, companyIds), gt(invitations.createdAt, since)))
    .groupBy(invitations.companyId);
  return { seated, invited, lately: new Map(lately.map((one) => [one.companyId, one.rows])) };
}
