import { eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { lockCompany } from "./lock-company.ts";
import { companies } from "./tables.ts";

/** Minutes in a period. `ctx.db` is a transaction. */
export async function setOverageCap(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  companyId: string,
  capMinutes: number,
): Promise<void> {
  const { overageCapMinutes: before } = await lockCompany(ctx.db, companyId);
  if (before === capMinutes) return;
  await ctx.db
    .update(companies)
    .set({ overageCapMinutes: capMinutes })
    .where(eq(companies.id, companyId));
  await recordAudit(ctx.db, ctx, {
    action: "billing.overage-cap-set",
    subjectType: "company",
    subjectId: companyId,
    companyId,
    details: { before: { capMinutes: before }, after: { capMinutes } },
  });
}
