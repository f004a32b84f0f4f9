import { desc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { termsAcceptances as agreements } from "./tables.ts";

export async function latestAgreement(db: Queryable, companyId: string) {
  const [row] = await db
    .select({
      version: agreements.version,
      agreedAt: agreements.agreedAt,
      place: agreements.place,
      name: agreements.name,
    })
    .from(agreements)
    .where(eq(agreements.companyId, companyId))
    .orderBy(desc(agreements.agreedAt), desc(agreements.id))
    .limit(1);
  return row ? { ...row, agreedAt: row.agreedAt.toISOString() } : null;
}
