import type { Queryable } from "../platform/db/database.ts";
import { moveRequests } from "./applications/person-requests.ts";
import { moveSignups } from "./billing/person-billing.ts";

/** What somebody applied for under the address they had goes with them, to be granted, exported and erased. What others may have typed under it stays. */
export async function moveAddress(tx: Queryable, from: string, to: string): Promise<void> {
  await moveRequests(tx, from, to);
  await moveSignups(tx, from, to);
}
