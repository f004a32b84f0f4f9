import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { blogPosts } from "./tables.ts";
import { CodedError } from "../../platform/errors.ts";
import { keyedHash } from "../../platform/keyed-hash.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { adminColumns, type EditedPost, editedPost } from "./admin-posts.ts";
import type { Reader } from "./public-posts.ts";

const days = 3;

type Signing = { secret: string };

/** Works for anyone who has the link. @throws CodedError not_found */
export async function createPreviewLink(
  ctx: Ctx,
  id: number,
  { secret }: Signing,
): Promise<{ path: string; expiresAt: Date }> {
  requireAdmin(ctx.actor);
  const [post] = await ctx.db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(eq(blogPosts.id, id));
  if (!post) throw new CodedError("not_found", "There is no such post.");
  const expiresAt = new Date(ctx.clock.wall().getTime() + days * 86_400_000);
  const claim = `${id}.${expiresAt.getTime()}`;
  return { path: `/blog/preview/${claim}.${signature(secret, claim)}`, expiresAt };
}

export async function findPreviewedPost(
  { db, clock }: Reader,
  token: string,
  { secret }: Signing,
): Promise<EditedPost | null> {
  const [, id = "", expires = "", given = ""] =
    /^(\d{1,10})\.(\d{13})\.([\w-]{43})$/.exec(token) ?? [];
  const expected = Buffer.from(signature(secret, `${id}.${expires}`));
  const signed = Buffer.from(given);
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
  if (Number(expires) <= clock.wall().getTime()) return null;
  const [row] = await db
    .select(adminColumns)
    .from(blogPosts)
    .where(eq(blogPosts.id, Number(id)));
  return row ? editedPost(row, clock.now()) : null;
}

function signature(secret: string, claim: string): string {
  return keyedHash(secret, "blog-preview", claim).toString("base64url");
}
