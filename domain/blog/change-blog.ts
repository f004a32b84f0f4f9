import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { notifyOfChange } from "../../platform/db/notify.ts";

/** Arbitrary, but unique among our advisory locks. */
const blogLock = 7_305_114_287;

export const blogChannel = "fontana_blog_changed";

/** Serializes changes, so that slugs stay unique, and has every instance drop its cached pages. */
export async function changeBlog<T>(ctx: Ctx, change: (tx: Queryable) => Promise<T>): Promise<T> {
  return notifyOfChange(ctx.db, blogChannel, async (tx) => {
    await lockBlog(tx);
    return change(tx);
  });
}

export async function lockBlog(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${blogLock})`);
}
