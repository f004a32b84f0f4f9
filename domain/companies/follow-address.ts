import { and, eq, inArray, sql } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { laterThan } from "../fields/later-than.ts";
import { companies, seatInvitations as invitations } from "./tables.ts";

type AuditedCtx = Pick<Ctx, "actor" | "requestId" | "db" | "clock">;
type Addresses = { from: string; to: string };

/** What reached somebody at the address they had: bills, and invitations that they may still take. */
export async function followAddress(ctx: AuditedCtx, { from, to }: Addresses): Promise<void> {
  await moveBills(ctx, { from, to });
  await moveInvitations(ctx.db, { from, to });
}

async function moveBills(ctx: AuditedCtx, { from, to }: Addresses): Promise<void> {
  const { db, clock } = ctx;
  const { id, updatedAt, billingEmail } = companies;
  const billed = await db
    .select({ id, updatedAt })
    .from(companies)
    .where(eq(sql`lower(${billingEmail})`, from))
    .orderBy(id)
    .for("update");
  for (const company of billed) {
    await db
      .update(companies)
      .set({ billingEmail: to, updatedAt: laterThan(company.updatedAt, clock.now()) })
      .where(eq(id, company.id));
    // Without the address that they have no longer: an erasure would not look for it.
    await recordAudit(db, ctx, {
      action: "company.changed",
      subjectType: "company",
      subjectId: company.id,
      details: { before: { billingEmail: null }, after: { billingEmail: to } },
    });
  }
}

/** A company may have invited both addresses: then the one that they have counts. */
async function moveInvitations(tx: Queryable, { from, to }: Addresses): Promise<void> {
  const { companyId, email } = invitations;
  const both = tx.select({ companyId }).from(invitations).where(eq(email, to));
  await tx.delete(invitations).where(and(eq(email, from), inArray(companyId, both)));
  await tx.update(invitations).set({ email: to }).where(eq(email, from));
}
