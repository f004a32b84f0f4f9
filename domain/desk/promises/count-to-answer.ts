import { and, isNotNull, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { isActive, isNotPutOff } from "../list-inbox.ts";
import { mostListed } from "../schema.ts";
import { conversations } from "../tables.ts";

export async function countToAnswer({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<number> {
  const { dueAt } = conversations;
  const owed = db
    .select({ one: sql`1`.as("one") })
    .from(conversations)
    .where(and(isActive(), isNotNull(dueAt), isNotPutOff(clock.now())))
    .limit(mostListed)
    .as("owed");
  const [all] = await db.select({ rows: sql<number>`count(*)::integer` }).from(owed);
  return all?.rows ?? 0;
}
