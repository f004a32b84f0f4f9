import { eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { mergeInvitations, mergeSeats } from "./merge-people.ts";
import { areOpen } from "./open-invitations.ts";
import { companies, companyNotes, type CompanyRow, seatInvitations } from "./tables.ts";

type Rows = { from: CompanyRow; into: CompanyRow };

/** The company that is kept has its own of everything there is one of; what it lacks it gets. */
const gains = ["billingEmail", "phone", "consultantId", "customerId"] as const;

const gained = ({ from, into }: Rows) =>
  Object.fromEntries(
    gains
      .filter((field) => into[field] === null && from[field] !== null)
      .map((field) => [field, from[field]]),
  );

export async function foreseeMerge(db: Queryable, { from, into }: Rows) {
  return {
    invitations: await db.$count(seatInvitations, areOpen(from.id)),
    notes: await db.$count(companyNotes, eq(companyNotes.companyId, from.id)),
    gains: gains.filter((field) => field in gained({ from, into })),
    leavesCustomer: from.customerId !== null && into.customerId !== null,
  };
}

/** With the lock on both. The details are what else has moved. */
export async function mergeCompany(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  { from, into }: Rows,
  moved: Record<string, unknown>,
): Promise<void> {
  const { db } = ctx;
  const ids = { from: from.id, into: into.id };
  await mergeSeats(ctx, ids);
  await mergeInvitations(ctx, ids);
  await db
    .update(companyNotes)
    .set({ companyId: into.id })
    .where(eq(companyNotes.companyId, from.id));
  const filled = gained({ from, into });
  const now = ctx.clock.now();
  await db
    .update(companies)
    .set({
      mergedInto: into.id,
      mergedAt: now,
      updatedAt: now,
      ...("customerId" in filled && { customerId: null }),
    })
    .where(eq(companies.id, from.id));
  await db.update(companies).set({ mergedInto: into.id }).where(eq(companies.mergedInto, from.id));
  await db
    .update(companies)
    .set({ ...filled, updatedAt: now })
    .where(eq(companies.id, into.id));
  const before = Object.fromEntries(Object.keys(filled).map((field) => [field, null]));
  await recordAudit(db, ctx, {
    action: "company.merged",
    subjectType: "company",
    subjectId: into.id,
    details: { companyId: from.id, name: from.name, before, after: filled, ...moved },
  });
  await recordAudit(db, ctx, {
    action: "company.merged-away",
    subjectType: "company",
    subjectId: from.id,
    details: { before: { mergedInto: null }, after: { mergedInto: into.id } },
  });
}
