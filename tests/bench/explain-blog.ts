import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { readPostsPage } from "../../domain/blog/read-posts-page.ts";
import { systemClock } from "../../platform/clock.ts";

const views = {
  "first page": { q: "", category: "", page: 1 },
  "page 500": { q: "", category: "", page: 500 },
  "a search that hits": { q: "roadmap", category: "", page: 1 },
  "a search that misses": { q: "nothing-has-this", category: "", page: 1 },
  "a category": { q: "", category: "Public Sector", page: 1 },
};

export async function explainBlog(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url });
  const asked: { query: string; params: unknown[] }[] = [];
  const db = drizzle(pool, {
    logger: { logQuery: (query, params) => void asked.push({ query, params }) },
  });
  try {
    for (const [name, view] of Object.entries(views)) {
      asked.length = 0;
      await readPostsPage({ db, clock: systemClock }, view);
      console.log(`\n## ${name}`);
      for (const { query, params } of asked) {
        const { rows } = await pool.query(`explain (analyze, buffers) ${query}`, params);
        console.log(rows.map((row: { "QUERY PLAN": string }) => row["QUERY PLAN"]).join("\n"));
      }
    }
  } finally {
    await pool.end();
  }
}
