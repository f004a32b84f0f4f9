import { eq } from "drizzle-orm";
import { blogPosts } from "./tables.ts";
import { CodedError } from "../../platform/errors.ts";
import { adminColumns, type EditedPost, editedPost } from "./admin-posts.ts";
import type { Reader } from "./public-posts.ts";

/** Passes without a `version`, or if `key` was the last save's. @throws CodedError not_found, conflict */
export async function requireVersion(
  { db: tx, clock }: Reader,
  id: number,
  { version, key }: { version?: number | undefined; key?: string | undefined },
): Promise<EditedPost> {
  const [row] = await tx
    .select(adminColumns)
    .from(blogPosts)
    .where(eq(blogPosts.id, id))
    .limit(1)
    .for("update");
  if (!row) throw new CodedError("not_found", "There is no such post.");
  const current = editedPost(row, clock.now());
  const isRepeat = key !== undefined && key === current.saveKey;
  if (version !== undefined && version !== current.version && !isRepeat) {
    throw new CodedError(
      "conflict",
      "Someone else has saved this post in the meantime. Nothing of theirs was overwritten.",
      { current },
    );
  }
  return current;
}
