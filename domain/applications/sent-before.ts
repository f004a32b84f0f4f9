import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { lockByName } from "../../platform/db/lock-by-name.ts";
import { membershipRequests } from "./tables.ts";

/** When a membership was requested under this key; of two at once the second waits for the first. */
export async function requestedUnder(tx: Queryable, key: string): Promise<Date | null> {
  await lockByName(tx, `membership request ${key}`);
  const [sent] = await tx
    .select({ at: membershipRequests.createdAt })
    .from(membershipRequests)
    .where(eq(membershipRequests.key, key));
  return sent?.at ?? null;
}
