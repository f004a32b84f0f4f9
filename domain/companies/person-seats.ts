import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Person } from "../accounts/person.ts";
import { recordSeat } from "./end-seat.ts";
import { areOpen } from "./open-invitations.ts";
import { withdrawAll } from "./withdraw-open.ts";
import { lockCompany } from "./lock-company.ts";
import { companies, seatInvitations, type SeatRow, seats } from "./tables.ts";

export async function exportSeats(db: Queryable, { userId }: Person) {
  const { name: company, billingEmail, phone, billingDetails } = companies;
  const rows = await db
    .select({
      company,
      role: seats.role,
      since: seats.createdAt,
      billingEmail,
      phone,
      billingDetails,
    })
    .from(seats)
    .innerJoin(companies, eq(companies.id, seats.companyId))
    .where(eq(seats.userId, userId))
    .orderBy(asc(seats.createdAt), asc(companies.id));
  const unsaid = { billingEmail: null, phone: null, billingDetails: null };
  return rows.map((row) =>
    row.role === "owner" || row.role === "billing" ? row : { ...row, ...unsaid },
  );
}

type AuditedCtx = Pick<Ctx, "actor" | "requestId" | "db" | "clock">;

/** Answers the companies in which nobody sits any more. */
export async function eraseSeats(ctx: AuditedCtx, person: Person): Promise<string[]> {
  const { userId, verifiedEmail: email } = person;
  await lockCompaniesOf(ctx.db, person);
  await ctx.db.delete(seatInvitations).where(eq(seatInvitations.email, email));
  await ctx.db
    .update(companies)
    .set({ billingEmail: null, phone: null })
    .where(eq(sql`lower(${companies.billingEmail})`, email));
  const own = await ctx.db
    .delete(seats)
    .where(eq(seats.userId, userId))
    .returning({ companyId: seats.companyId, role: seats.role });
  const empty: string[] = [];
  for (const { companyId, role } of own) {
    await recordSeat(ctx, "seat.erased", { companyId, userId }, { from: role, to: null });
    const left = await ctx.db
      .select()
      .from(seats)
      .where(eq(seats.companyId, companyId))
      .orderBy(asc(seats.createdAt), asc(seats.userId));
    if (left.length === 0) {
      empty.push(companyId);
      // Of somebody who worked alone it says where they live; invoices keep what was printed.
      const ofIt = or(eq(companies.id, companyId), eq(companies.mergedInto, companyId));
      await ctx.db.update(companies).set({ billingDetails: null }).where(ofIt);
      await withdrawAll(ctx, areOpen(companyId));
    } else if (!left.some(({ role }) => role === "owner")) await promote(ctx, left[0]!);
  }
  return empty;
}

/** Before any of their rows, by id, so that two who change the same companies don’t wait for each other. */
async function lockCompaniesOf(tx: Queryable, { userId, verifiedEmail }: Person): Promise<void> {
  const { companyId } = seats;
  const own = await tx.select({ companyId }).from(seats).where(eq(seats.userId, userId));
  const invited = await tx
    .select({ companyId: seatInvitations.companyId })
    .from(seatInvitations)
    .where(eq(seatInvitations.email, verifiedEmail));
  const ids = new Set([...own, ...invited].map((row) => row.companyId));
  for (const id of [...ids].toSorted()) await lockCompany(tx, id, { evenMerged: true });
}

async function promote(ctx: AuditedCtx, { companyId, userId, role }: SeatRow): Promise<void> {
  await ctx.db
    .update(seats)
    .set({ role: "owner" })
    .where(and(eq(seats.companyId, companyId), eq(seats.userId, userId)));
  await recordSeat(ctx, "seat.role-changed", { companyId, userId }, { from: role, to: "owner" });
}
