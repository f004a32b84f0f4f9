import type { Queryable } from "../../platform/db/database.ts";
import { companyViews } from "./tables.ts";

export async function setView(
  tx: Queryable,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<void> {
  await tx
    .insert(companyViews)
    .values({ userId, companyId })
    .onConflictDoUpdate({ target: companyViews.userId, set: { companyId } });
}
