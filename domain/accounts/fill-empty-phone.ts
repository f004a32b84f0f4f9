import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { users } from "./tables.ts";

export async function fillEmptyPhone(
  tx: Queryable,
  userId: string,
  phone: string | null,
): Promise<void> {
  await tx
    .update(users)
    .set({ phone })
    .where(and(eq(users.id, userId), isNull(users.phone)));
}
