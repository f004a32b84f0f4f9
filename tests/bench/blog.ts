/** Measures the blog with many posts: node tests/bench/blog.ts [--explain]. Non-zero when a limit is broken. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openEmbedded } from "../../platform/db/embedded.ts";
import { openPostgres } from "../../platform/db/postgres.ts";
import { createServerDatabase } from "../fixtures/database.ts";
import { startProgram } from "../fixtures/program.ts";
import { fillBlog } from "../fixtures/fill-blog.ts";
import { explainBlog } from "./explain-blog.ts";
import { median, printRows, type Row } from "./row.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
const runs = 100;
/** The first find a cold program, which no limit is about. */
const warmUp = 30;

/** Addresses whose answer is never kept in memory, so each is worked out anew. */
const questions: Record<string, (run: number) => string> = {
  "first page": () => "/blog?page=01",
  "page 500": (run) => `/blog?page=${500 + run}`,
  "a search that hits": (run) => `/blog?q=roadmap&n=${run}`,
  "a search that misses": (run) => `/blog?q=nothing-${run}`,
  "a category": () => "/blog?category=Public+Sector&page=01",
  "the public API, 12 posts": () => "/api/blog-posts?limit=12",
};

type Scale = { name: string; posts: number; limitMs: number };

/** 100,000 posts on PostgreSQL and 10,000 on the embedded database, each answer at the 95th percentile. */
export async function benchBlog(): Promise<Row[]> {
  const explain = process.argv.includes("--explain");
  return [...(await onPostgres(explain)), ...(await onEmbedded())];
}

async function onPostgres(explain: boolean): Promise<Row[]> {
  const scale = { name: "PostgreSQL", posts: 100_000, limitMs: 50 };
  const created = await createServerDatabase(server);
  try {
    const database = await openPostgres(created.url);
    await fillBlog(database.db, scale.posts);
    await database.close();
    if (explain) await explainBlog(created.url);
    return await ask(scale, { env: { DATABASE_URL: created.url } });
  } finally {
    await created.drop();
  }
}

async function onEmbedded(): Promise<Row[]> {
  const scale = { name: "embedded", posts: 10_000, limitMs: 100 };
  const dataDir = await mkdtemp(path.join(tmpdir(), "fontana-bench-"));
  try {
    const database = await openEmbedded(dataDir);
    await fillBlog(database.db, scale.posts);
    await database.close();
    return await ask(scale, { dataDir });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function ask(
  { name, posts, limitMs }: Scale,
  options: { dataDir?: string; env?: Record<string, string> },
): Promise<Row[]> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), "fontana-bench-")));
  const program = await startProgram({
    ...options,
    dataDir,
    env: { LOG_LEVEL: "warn", ...options.env },
  });
  try {
    const rows: Row[] = [];
    for (const [what, addressOf] of Object.entries(questions)) {
      const took: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const started = performance.now();
        const answer = await fetch(program.url + addressOf(run));
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${addressOf(run)} answered ${answer.status}`);
        if (run >= warmUp) took.push(performance.now() - started);
      }
      const p95 = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Infinity;
      rows.push({
        what: `${name}, ${posts.toLocaleString("en-US")} posts: ${what}, p95`,
        measured: `${p95.toFixed(1)} ms (median ${median(took).toFixed(1)})`,
        limit: `at most ${limitMs} ms`,
        kept: p95 <= limitMs,
      });
    }
    return rows;
  } finally {
    await program.stop();
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const rows = await benchBlog();
  printRows(rows);
  process.exit(rows.every(({ kept }) => kept) ? 0 : 1);
}
