import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { lockByName } from "../../platform/db/lock-by-name.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { describeWork } from "./describe-work.ts";
import type { ListedWork } from "./schema.ts";
import { work } from "./tables.ts";

/** In a transaction: what the same person logged under this key, or else logs now; of two at once the second waits for the first. */
export async function logOnce(
  ctx: Ctx,
  key: string | undefined,
  log: (locked: Ctx) => Promise<ListedWork>,
): Promise<ListedWork> {
  const { userId } = requireAdmin(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    if (key === undefined) return log(locked);
    await lockByName(tx, `work ${userId} ${key}`);
    const [logged] = await tx
      .select()
      .from(work)
      .where(and(eq(work.consultantId, userId), eq(work.key, key)));
    if (!logged) return log(locked);
    const [line] = await describeWork(locked, [logged]);
    return line!;
  });
}
