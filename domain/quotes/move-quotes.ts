import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { quotes } from "./tables.ts";

export async function moveQuotes(tx: Queryable, from: string, into: string): Promise<void> {
  await tx.update(quotes).set({ companyId: into }).where(eq(quotes.companyId, from));
}

/** A company with one is kept. */
export const hasQuotes = async (db: Queryable, companyId: string): Promise<boolean> =>
  (await db.$count(quotes, eq(quotes.companyId, companyId))) > 0;
