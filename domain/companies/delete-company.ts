import { eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { companies } from "./tables.ts";

/** One in which nobody sits, and which never had anything. */
export async function deleteCompany(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  companyId: string,
): Promise<void> {
  await ctx.db.delete(companies).where(eq(companies.id, companyId));
  await recordAudit(ctx.db, ctx, {
    action: "company.deleted",
    subjectType: "company",
    subjectId: companyId,
  });
}
