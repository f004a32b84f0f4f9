import { or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Person } from "../accounts/person.ts";
import { webhookDeliveries } from "./tables.ts";

/** What was or would have been sent about them: a body cannot be signed without what it said. */
export async function eraseDeliveries(
  tx: Queryable,
  { userId, verifiedEmail }: Person,
): Promise<void> {
  const { body } = webhookDeliveries;
  const names = (words: string) => sql`position(lower(${words}) in lower(${body})) > 0`;
  await tx
    .delete(webhookDeliveries)
    .where(
      or(
        names(JSON.stringify(userId)),
        verifiedEmail ? names(JSON.stringify(verifiedEmail)) : undefined,
      ),
    );
}
