import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";

/** Any number will do, as long as nothing else uses it. */
const blogLock = 7_305_114_287;

export const blogChannel = "fontana_blog_changed";

/**
 * One change to the blog at a time, so that two posts cannot take one address; and every instance
 * hears of it once it is committed, to drop the pages it kept.
 */
export async function changeBlog<T>(ctx: Ctx, change: (tx: Queryable) => Promise<T>): Promise<T> {
  return ctx.db.transaction(async (tx) => {
    await lockBlog(tx);
    const result = await change(tx);
    await tx.execute(sql`select pg_notify(${blogChannel}, '')`);
    return result;
  });
}

/** Held until the transaction ends. */
export async function lockBlog(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${blogLock})`);
}
