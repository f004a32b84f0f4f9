import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../tests/support/database.ts";
import type { Database } from "./database.ts";
import { listen, type Listener } from "./listen.ts";

let database: Database;
let listener: Listener;
afterEach(async () => {
  await listener.close();
  await database.close();
});

async function start() {
  const heard: string[] = [];
  database = await openTestDatabase();
  listener = await listen(database, "something_changed", {
    heard: () => heard.push("heard"),
    lost: () => heard.push("lost"),
  });
  return heard;
}

const change = (fail = false) =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify('something_changed', '')`);
    if (fail) throw new Error("rolled back");
  });

test("hears of what is committed, and of nothing else", async () => {
  const heard = await start();
  heard.length = 0;
  await change(true).catch(() => {});
  await change();
  await vi.waitFor(() => expect(heard).toEqual(["heard"]), 10_000);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "says when it lost the connection, and that anything may have changed when it is back",
  async () => {
    const heard = await start();
    expect(heard).toEqual(["heard"]);
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%'`,
    );
    await vi.waitFor(() => expect(heard).toEqual(["heard", "lost", "heard"]), 30_000);
    await change();
    await vi.waitFor(() => expect(heard).toHaveLength(4), 10_000);
  },
);
