import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { findCompany } from "../companies/find-company.ts";
import { keptCompany } from "../companies/merged-companies.ts";
import { listSeated } from "../companies/require-seat.ts";
import { keepers } from "./keepers.ts";

/** Owners and billing contacts, else the company's billing address, which is null here; nobody where it has none. */
export async function listPayers(db: Queryable, companyId: string): Promise<(string | null)[]> {
  const { id, billingEmail } = await findCompany(db, companyId);
  const seated = await listSeated(db, id, keepers);
  return seated.length > 0 || billingEmail === null ? seated : [null];
}

/** A mail job for each of the company that was kept: one that fails is tried again alone. */
export async function tellKeepers(
  { db, jobs }: Pick<Ctx, "db" | "jobs">,
  of: string,
  name: string,
  about: object,
): Promise<void> {
  const companyId = await keptCompany(db, of);
  for (const userId of await listPayers(db, companyId))
    await jobs.send(db, name, { ...about, companyId, userId });
}
