import { and, asc, eq, ne } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { tellWork } from "./describe-work.ts";
import type { ToldWork } from "./schema.ts";
import { work } from "./tables.ts";

export async function workOfRequest(
  ctx: Pick<Ctx, "db" | "clock">,
  requestId: string,
): Promise<ToldWork[]> {
  const lines = await ctx.db
    .select()
    .from(work)
    .where(and(eq(work.requestId, requestId), ne(work.status, "sent_back")))
    .orderBy(asc(work.date), asc(work.createdAt), asc(work.id));
  return tellWork(ctx, lines);
}
