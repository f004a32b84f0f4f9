import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { companies } from "./tables.ts";

export type CompanyFacts = { name: string; billingEmail: string | null; phone: string | null };

type AuditedCtx = Pick<Ctx, "actor" | "requestId" | "db" | "clock">;

export async function createCompany(ctx: AuditedCtx, facts: CompanyFacts): Promise<string> {
  const now = ctx.clock.now();
  const [company] = await ctx.db
    .insert(companies)
    .values({ ...facts, createdAt: now, updatedAt: now })
    .returning({ id: companies.id });
  if (!company) throw new Error("The new company was not returned");
  await recordAudit(ctx.db, ctx, {
    action: "company.created",
    subjectType: "company",
    subjectId: company.id,
    details: { before: null, after: { name: facts.name } },
  });
  return company.id;
}
