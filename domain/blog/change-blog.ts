import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { notifyOfChange } from "../../platform/db/notify.ts";

/** Any number will do, as long as nothing else uses it. */
const blogLock = 7_305_114_287;

export const blogChannel = "fontana_blog_changed";

/**
 * One change to the blog at a time, so that two posts cannot take one address. Every instance hears of
 * it and drops the pages it cached.
 */
export async function changeBlog<T>(ctx: Ctx, change: (tx: Queryable) => Promise<T>): Promise<T> {
  return notifyOfChange(ctx.db, blogChannel, async (tx) => {
    await lockBlog(tx);
    return change(tx);
  });
}

/** Held until the transaction ends. */
export async function lockBlog(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${blogLock})`);
}
