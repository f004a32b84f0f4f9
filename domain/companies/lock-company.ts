import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import { companies, type CompanyRow } from "./tables.ts";

/** Whoever changes a company's people, membership or hours takes this first. @throws CodedError not_found, conflict for one that was merged */
export async function lockCompany(
  tx: Queryable,
  companyId: string,
  { evenMerged = false } = {},
): Promise<CompanyRow> {
  const [company] = await tx
    .select()
    .from(companies)
    .where(eq(companies.id, companyId))
    .for("update");
  if (!company) throw new CodedError("not_found", "There is no such company.");
  if (company.mergedInto !== null && !evenMerged)
    throw new CodedError(
      "conflict",
      "This company has been merged into another one. Please reload the page.",
    );
  return company;
}

/** In one order, so that whoever takes the same ones waits; also what was merged. @throws CodedError not_found */
export async function lockCompanies(tx: Queryable, ids: string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) await lockCompany(tx, id, { evenMerged: true });
}
