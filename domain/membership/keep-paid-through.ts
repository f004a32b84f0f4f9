import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { type MembershipRow, memberships } from "./tables.ts";

/** Never earlier than before: what is paid for stays so. */
export async function keepPaidThrough(
  tx: Queryable,
  { id, paidThrough }: Pick<MembershipRow, "id" | "paidThrough">,
  through: string,
): Promise<void> {
  if (paidThrough !== null && paidThrough >= through) return;
  await tx.update(memberships).set({ paidThrough: through }).where(eq(memberships.id, id));
}
