import type { Queryable } from "../../platform/db/database.ts";
import { idsWithMerged } from "../companies/merged-companies.ts";
import { listUnbilled } from "./unbilled.ts";

/** Of a plan, which waits for an invoice that is large enough. */
export async function holdsCredit(db: Queryable, companyId: string): Promise<boolean> {
  const { periods } = await listUnbilled(db, await idsWithMerged(db, companyId));
  return periods.some(({ dueCents, lessCents }) => dueCents < lessCents);
}
