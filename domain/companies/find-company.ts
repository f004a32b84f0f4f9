import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import { keptCompany } from "./merged-companies.ts";
import { companies, type CompanyRow } from "./tables.ts";

/** In place of one that was merged, the one that was kept. @throws CodedError not_found */
export async function findCompany(db: Queryable, id: string): Promise<CompanyRow> {
  const [company] = await db
    .select()
    .from(companies)
    .where(eq(companies.id, await keptCompany(db, id)));
  if (!company) throw new CodedError("not_found", "There is no such company.");
  return company;
}
