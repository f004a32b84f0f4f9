import type { Queryable } from "../../platform/db/database.ts";
import { termsAcceptances } from "./tables.ts";

export async function keepAgreement(
  tx: Queryable,
  { email, name, ...agreed }: typeof termsAcceptances.$inferInsert,
): Promise<void> {
  await tx
    .insert(termsAcceptances)
    .values({ ...agreed, email: email?.toLowerCase() ?? null, name: name?.trim() || null });
}
