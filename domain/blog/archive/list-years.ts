import { count, sql } from "drizzle-orm";
import { firm } from "../../../content/firm.ts";
import { isPublic, type Reader } from "../public-posts.ts";
import type { ArchiveYear } from "../schema.ts";
import { blogPosts } from "../tables.ts";

export async function listYears({ db, clock }: Reader): Promise<ArchiveYear[]> {
  const day = sql`${blogPosts.publishedAt} at time zone ${firm.timeZone}`;
  const rows = await db
    .select({
      year: sql<number>`extract(year from ${day})::int`,
      month: sql<number>`extract(month from ${day})::int`,
      posts: count(),
    })
    .from(blogPosts)
    .where(isPublic(clock.now()))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1 desc`);
  const years = new Map<number, ArchiveYear>();
  for (const { year, month, posts } of rows) {
    const known = years.get(year) ?? { year, months: Array<number>(12).fill(0), total: 0 };
    known.months[month - 1] = posts;
    known.total += posts;
    years.set(year, known);
  }
  return [...years.values()];
}
