import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { listPeople } from "../accounts/list-people.ts";
import { areOpen, listedInvitation } from "./open-invitations.ts";
import { requireCompany } from "./require-seat.ts";
import type { CompanyPeople } from "./schema.ts";
import { seatInvitations as invitations, seats } from "./tables.ts";

export async function listSeats(ctx: Ctx, id: string): Promise<CompanyPeople> {
  const { userId: me, isAdmin, companyId } = await requireCompany(ctx, id);
  const rows = await ctx.db
    .select()
    .from(seats)
    .where(eq(seats.companyId, companyId))
    .orderBy(asc(seats.createdAt), asc(seats.userId));
  const people = await listPeople(
    ctx.db,
    rows.map(({ userId }) => userId),
  );
  const known = new Map(people.map((person) => [person.id, person]));
  const open = await ctx.db
    .select()
    .from(invitations)
    .where(areOpen(companyId))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
  return {
    seats: rows.flatMap(({ userId, role, createdAt }) => {
      const person = known.get(userId);
      if (!person) return [];
      const { email, firstName, lastName, phone } = person;
      const name = [firstName, lastName].filter(Boolean).join(" ") || null;
      const you = userId === me;
      const seat = { userId, name, email, role, you, since: createdAt.toISOString() };
      return isAdmin ? { ...seat, phone } : seat;
    }),
    invitations: open.map((one) => listedInvitation(one, ctx.clock.now())),
  };
}
