import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { lockByName } from "../../platform/db/lock-by-name.ts";
import { contacts } from "./tables.ts";

/** When an enquiry arrived under this key; of two at once the second waits for the first. */
export async function arrivedUnder(tx: Queryable, key: string): Promise<Date | null> {
  await lockByName(tx, `enquiry ${key}`);
  const { createdAt } = contacts;
  const [sent] = await tx.select({ createdAt }).from(contacts).where(eq(contacts.key, key));
  return sent?.createdAt ?? null;
}
