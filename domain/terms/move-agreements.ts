import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { termsAcceptances } from "./tables.ts";

export async function moveAgreements(tx: Queryable, from: string, into: string): Promise<void> {
  await tx
    .update(termsAcceptances)
    .set({ companyId: into })
    .where(eq(termsAcceptances.companyId, from));
}
