import { sql } from "drizzle-orm";
import type { Queryable } from "./db/database.ts";
import { auditLog, auditWords } from "./db/tables.ts";

export async function eraseFromAudit(tx: Queryable, email: string): Promise<void> {
  // However it was typed: accounts keep it in lower case, forms as it came.
  const value = JSON.stringify(email).replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`);
  const pattern = `%${email.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  await tx
    .update(auditLog)
    .set({ details: sql`regexp_replace(${auditLog.details}::text, ${value}, 'null', 'gi')::jsonb` })
    .where(sql`${auditWords(auditLog)} ilike ${pattern}`);
}
