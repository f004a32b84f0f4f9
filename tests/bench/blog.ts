import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openEmbedded } from "../../platform/db/embedded.ts";
import { openPostgres } from "../../platform/db/postgres.ts";
import { adminOf } from "../support/admin-of.ts";
import { createServerDatabase } from "../support/database.ts";
import { startProgram } from "../support/program.ts";
import { fillBlog } from "../support/fill-blog.ts";
import { explainBlog } from "./explain-blog.ts";
import { measureP95 } from "./measure-p95.ts";
import { printRows, type Row } from "./row.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
/** Addresses whose answer is never kept in memory, so each is worked out anew. */
const questions: Record<string, (run: number) => string> = {
  "first page": () => "/blog?page=01",
  "page 500": (run) => `/blog?page=${500 + run}`,
  "a search that hits": (run) => `/blog?q=roadmap&n=${run}`,
  "a search that misses": (run) => `/blog?q=nothing-${run}`,
  "a category": () => "/blog?category=Public+Sector&page=01",
  "the public API, 12 posts": () => "/api/blog-posts?limit=12",
};

/** What still feels immediate to who pressed a key: Nielsen, Usability Engineering, 1993. */
const tableLimitMs = 100;

const tableViews: Record<string, string> = {
  "first page": "",
  "page 390": "page=390",
  "by title": "sort=title&direction=asc",
  "by category": "sort=category&direction=asc",
  "last changed first": "sort=updated&direction=desc",
  "a search": "q=roadmap",
};

type Scale = { name: string; posts: number; limitMs: number };

const named = ({ name, posts }: Scale, what: string) =>
  `${name}, ${posts.toLocaleString("en-US")} posts: ${what}`;

/** 100,000 posts on PostgreSQL and 10,000 on the embedded database, each answer at the 95th percentile. */
export async function benchBlog(): Promise<Row[]> {
  return [...(await onPostgres()), ...(await onEmbedded())];
}

async function onPostgres(): Promise<Row[]> {
  const scale = { name: "PostgreSQL", posts: 100_000, limitMs: 50 };
  const created = await createServerDatabase(server);
  try {
    // No visitor waits for this insert, so it may take what it takes.
    const database = await openPostgres(created.url, {
      connect: 10_000,
      statement: 600_000,
      answer: 600_000,
    });
    await fillBlog(database.db, scale.posts);
    await database.close();
    await explainBlog(created.url);
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
  scale: Scale,
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
    for (const [what, addressOf] of Object.entries(questions))
      rows.push(
        await measureP95(named(scale, what), scale.limitMs, async (run) => {
          const answer = await fetch(program.url + addressOf(run));
          await answer.arrayBuffer();
          if (!answer.ok) throw new Error(`${addressOf(run)} answered ${answer.status}`);
        }),
      );
    const call = await adminOf(program);
    for (const [what, view] of Object.entries(tableViews))
      rows.push(
        await measureP95(named(scale, `the admin table, ${what}`), tableLimitMs, () =>
          call("GET", `/api/blog-posts?limit=25&${view}`),
        ),
      );
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
