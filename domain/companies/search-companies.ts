import { and, isNull } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { bestFirst, hasWords } from "../../platform/db/search-text.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { companies, companyText } from "./tables.ts";

export async function searchCompanies(ctx: Ctx, q: string, limit: number) {
  requireAdmin(ctx.actor);
  const text = companyText(companies);
  return ctx.db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(isNull(companies.mergedInto), hasWords(text, q)))
    .orderBy(...bestFirst(text, q, companies.createdAt), companies.id)
    .limit(limit);
}
