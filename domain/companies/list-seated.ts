import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { listPeople } from "../accounts/list-people.ts";
import { mostExported } from "../fields/schema.ts";
import { companies, seatInvitations as invitations, seats } from "./tables.ts";

type Wanted = { companyId?: string | undefined };

/** For staff: whoever sits in a company or is invited to, by company. Of all companies, if none is named. */
export async function listSeated({ db, actor }: Ctx, { companyId }: Wanted) {
  requireAdmin(actor);
  const order = [asc(sql`lower(${companies.name})`), asc(companies.id)];
  const seated = await db
    .select({
      company: companies.name,
      companyId: seats.companyId,
      userId: seats.userId,
      role: seats.role,
      since: seats.createdAt,
    })
    .from(seats)
    .innerJoin(companies, eq(companies.id, seats.companyId))
    .where(companyId ? eq(seats.companyId, companyId) : undefined)
    .orderBy(...order, asc(seats.createdAt), asc(seats.userId))
    .limit(mostExported + 1);
  const ids = [...new Set(seated.map(({ userId }) => userId))];
  const people = new Map((await listPeople(db, ids)).map((person) => [person.id, person]));
  const invited = await db
    .select({
      company: companies.name,
      companyId: invitations.companyId,
      email: invitations.email,
      role: invitations.role,
      since: invitations.createdAt,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .where(
      and(
        companyId ? eq(invitations.companyId, companyId) : undefined,
        isNull(invitations.acceptedAt),
        isNull(invitations.withdrawnAt),
      ),
    )
    .orderBy(...order, asc(invitations.createdAt), asc(invitations.id))
    .limit(mostExported + 1);
  const all = [
    ...seated.flatMap(({ userId, ...seat }) => {
      const person = people.get(userId);
      return person ? [{ ...seat, ...person, status: "member" as const }] : [];
    }),
    ...invited.map((one) => ({
      ...one,
      firstName: null,
      lastName: null,
      phone: null,
      status: "invited" as const,
    })),
  ];
  return { rows: all.slice(0, mostExported), more: all.length > mostExported };
}
