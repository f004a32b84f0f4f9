import { and, asc, eq, isNull, notExists } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { ownedCompany } from "./company-in-view.ts";
import { type CompanyFacts, createCompany } from "./create-company.ts";
import { giveSeat } from "./give-seat.ts";
import { companies, seats } from "./tables.ts";

type AuditedCtx = Parameters<typeof createCompany>[0];

/** Whoever owns a company keeps that one. The caller holds the lock on the account. */
export async function ensureCompany(
  ctx: AuditedCtx,
  userId: string,
  facts: CompanyFacts,
): Promise<string> {
  const owned = await ownedCompany(ctx.db, userId);
  if (owned !== null) return owned;
  const companyId = await createCompany(ctx, facts);
  await giveSeat(ctx, { companyId, userId, role: "owner" });
  return companyId;
}

/** For somebody who has not signed in yet: an earlier decision may have made it. */
export async function ensureWaitingCompany(
  ctx: AuditedCtx,
  facts: CompanyFacts & { billingEmail: string },
): Promise<string> {
  return (await waitingCompany(ctx.db, facts.billingEmail)) ?? createCompany(ctx, facts);
}

async function waitingCompany(db: Ctx["db"], billingEmail: string): Promise<string | null> {
  const sitting = db.select().from(seats).where(eq(seats.companyId, companies.id));
  const [company] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        eq(companies.billingEmail, billingEmail),
        isNull(companies.mergedInto),
        notExists(sitting),
      ),
    )
    .orderBy(asc(companies.createdAt))
    .limit(1);
  return company?.id ?? null;
}
