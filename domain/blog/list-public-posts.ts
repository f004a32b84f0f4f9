import { and, inArray, sql } from "drizzle-orm";
import { blogPosts } from "./tables.ts";
import { listedPost, matching, newestFirst, publicColumns, type Reader } from "./public-posts.ts";
import type { ListedPost, PostQuery } from "./schema.ts";

type PostList = {
  posts: ListedPost[];
  nextCursor: string | undefined;
};

export async function listPublicPosts(
  reader: Reader,
  { limit, cursor, ...asked }: PostQuery,
): Promise<PostList> {
  const after = readCursor(cursor);
  const ids = reader.db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(
      and(
        matching(asked, reader.clock.now()),
        after &&
          sql`(${blogPosts.publishedAt}, ${blogPosts.id}) < (${after.publishedAt.toISOString()}::timestamptz, ${after.id}::int)`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit + 1);
  const rows = await reader.db
    .select(publicColumns)
    .from(blogPosts)
    .where(inArray(blogPosts.id, ids))
    .orderBy(...newestFirst);
  const posts = rows.slice(0, limit).map(listedPost);
  const last = posts.at(-1);
  return { posts, nextCursor: rows.length > limit && last ? writeCursor(last) : undefined };
}

function writeCursor({ publishedAt, id }: { publishedAt: Date; id: number }): string {
  return Buffer.from(`${publishedAt.getTime()}.${id}`).toString("base64url");
}

function readCursor(cursor: string | undefined): { publishedAt: Date; id: number } | undefined {
  const parts = /^(\d{1,14})\.(\d{1,10})$/.exec(
    Buffer.from(cursor ?? "", "base64url").toString("latin1"),
  );
  const [milliseconds, id] = [Number(parts?.[1]), Number(parts?.[2])];
  if (!parts || id > 2_147_483_647) return undefined;
  return { publishedAt: new Date(milliseconds), id };
}
