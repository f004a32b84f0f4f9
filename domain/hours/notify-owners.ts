import type { Ctx } from "../../platform/context.ts";
import { listSeated } from "../companies/require-seat.ts";

/** A mail job for each owner: one that fails is tried again alone. Without an owner nobody is told: a mark that says so asks `hasOwner` first. */
export async function notifyOwners(
  { db, jobs }: Pick<Ctx, "db" | "jobs">,
  companyId: string,
  name: string,
  about: object,
): Promise<void> {
  for (const userId of await listSeated(db, companyId, ["owner"]))
    await jobs.send(db, name, { ...about, userId });
}
