import { and, eq, inArray, sql } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import type { MovedAddress } from "../accounts/link-identity.ts";
import { laterThan } from "../fields/later-than.ts";
import { companies, seats } from "./tables.ts";

/** Of the companies whose bills they keep; the owners of any other say where its bills go. */
export async function moveBillingEmail(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  { userId, from, to }: MovedAddress,
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
    // Without the former address, which an erasure would not look for.
    await recordAudit(db, ctx, {
      action: "company.changed",
      subjectType: "company",
      subjectId: company.id,
      details: { before: { billingEmail: null }, after: { billingEmail: to } },
    });
  }
}
