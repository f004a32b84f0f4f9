import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { companyInView } from "./company-in-view.ts";
import type { OwnCompanies } from "./schema.ts";
import { companies, seats } from "./tables.ts";

/** Where the member sits, in the order they came. @throws CodedError unauthenticated */
export async function listCompanies(ctx: Ctx): Promise<OwnCompanies> {
  const { userId } = requireMember(ctx.actor);
  const rows = await ctx.db
    .select({ id: companies.id, name: companies.name, role: seats.role })
    .from(seats)
    .innerJoin(companies, eq(companies.id, seats.companyId))
    .where(eq(seats.userId, userId))
    .orderBy(asc(seats.createdAt), asc(companies.id));
  const shown = await companyInView(ctx.db, userId);
  return {
    companies: rows.map((company) => ({ ...company, inView: company.id === shown?.companyId })),
  };
}
