import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { work } from "./tables.ts";

export async function moveRequestWork(
  tx: Queryable,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await tx.update(work).set({ requestId: into }).where(eq(work.requestId, from));
}
