import type { Queryable } from "../../platform/db/database.ts";
import { findRunning } from "./find-membership.ts";
import { countsAsPaid } from "./status/schema.ts";

export async function hasPriority(db: Queryable, companyId: string): Promise<boolean> {
  const running = await findRunning(db, companyId);
  return running !== null && running.term === "year" && countsAsPaid(running.status);
}
