import { and, eq, inArray, sql } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { laterThan } from "../fields/later-than.ts";
import { companies, seats } from "./tables.ts";

/** Where they keep the bills. Of another company an owner says where its bills go. */
export async function moveBillingEmail(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  const { db, clock } = ctx;
  const { id, updatedAt, billingEmail } = companies;
  const keeps = and(eq(seats.userId, userId), inArray(seats.role, ["owner", "billing"]));
  const kept = db.select({ id: seats.companyId }).from(seats).where(keeps);
  const billed = await db
    .select({ id, updatedAt })
    .from(companies)
    .where(and(eq(sql`lower(${billingEmail})`, from), inArray(id, kept)))
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
