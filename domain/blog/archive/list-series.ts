import { and, count, gt, inArray, isNotNull, max, sql } from "drizzle-orm";
import { isPublic, listedPost, publicColumns, type Reader } from "../public-posts.ts";
import type { Series } from "../schema.ts";
import { blogPosts } from "../tables.ts";

const mostSeries = 12;
const listedParts = 6;

/** Those with two public parts or more, the last continued first; of each the first few parts. */
export async function listSeries({ db, clock }: Reader): Promise<Series[]> {
  const { series, publishedAt, id } = blogPosts;
  const isOpen = and(isPublic(clock.now()), isNotNull(series));
  const found = await db
    .select({ name: series, total: count() })
    .from(blogPosts)
    .where(isOpen)
    .groupBy(series)
    .having(gt(count(), 1))
    .orderBy(sql`${max(publishedAt)} desc`, series)
    .limit(mostSeries);
  if (found.length === 0) return [];
  const numbered = db
    .select({
      id,
      part: sql<number>`row_number() over (partition by ${series} order by ${publishedAt}, ${id})`.as(
        "part",
      ),
    })
    .from(blogPosts)
    .where(
      and(
        isOpen,
        inArray(
          series,
          found.map(({ name }) => name ?? ""),
        ),
      ),
    )
    .as("numbered");
  const ids = db
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`${numbered.part} <= ${listedParts}`);
  const rows = await db
    .select(publicColumns)
    .from(blogPosts)
    .where(inArray(id, ids))
    .orderBy(publishedAt, id);
  return found.flatMap(({ name, total }) => {
    const parts = rows.filter((row) => row.series === name).map(listedPost);
    const [first] = parts;
    return name && first ? [{ name, total, first, parts }] : [];
  });
}
