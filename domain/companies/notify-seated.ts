import type { Ctx } from "../../platform/context.ts";
import { listSeated } from "./require-seat.ts";
import type { SeatRole } from "./schema.ts";

/** A mail job for each: one that fails is tried again alone. */
export async function notifySeated(
  { db, jobs }: Pick<Ctx, "db" | "jobs">,
  companyId: string,
  roles: SeatRole[],
  { name, about }: { name: string; about: object },
): Promise<void> {
  for (const userId of await listSeated(db, companyId, roles))
    await jobs.send(db, name, { ...about, userId });
}
