import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { users } from "./tables.ts";

/** Keeps a name the member has set, even half of one. */
export async function fillEmptyName(
  tx: Queryable,
  userId: string,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await tx
    .update(users)
    .set(name)
    .where(and(eq(users.id, userId), isNull(users.firstName), isNull(users.lastName)));
}
