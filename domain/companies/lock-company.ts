import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import { companies, type CompanyRow } from "./tables.ts";

/** Whoever changes a company's people, membership or hours takes this first. @throws CodedError not_found */
export async function lockCompany(tx: Queryable, companyId: string): Promise<CompanyRow> {
  const [company] = await tx
    .select()
    .from(companies)
    .where(eq(companies.id, companyId))
    .for("update");
  if (!company) throw new CodedError("not_found", "There is no such company.");
  return company;
}
