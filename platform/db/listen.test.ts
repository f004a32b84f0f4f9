import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../tests/support/database.ts";
import type { Database } from "./database.ts";
import { listen, type Listener } from "./listen.ts";
import { notifyOfChange } from "./notify.ts";

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
    changed: () => heard.push("changed"),
    lost: () => heard.push("lost"),
    regained: () => heard.push("regained"),
  });
  return heard;
}

const change = (fail = false) =>
  notifyOfChange(database.db, "something_changed", async () => {
    if (fail) throw new Error("rolled back");
  });

test("hears of committed changes at once, and of nothing else", async () => {
  const heard = await start();
  heard.length = 0;
  await change(true).catch(() => {});
  expect(heard).toEqual([]);
  await change();
  expect(heard).toEqual(["changed"]);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "hears of others' changes, and of its own once",
  async () => {
    const heard = await start();
    heard.length = 0;
    await change();
    // Notifications come in the order of the commits: an echo of the first would come before this.
    await database.db.execute(sql`select pg_notify('something_changed', 'other')`);
    await vi.waitFor(() => expect(heard).toEqual(["changed", "changed"]), 10_000);
  },
);

test.runIf(process.env.TEST_DATABASE_URL)(
  "reports a lost connection, and its return with possibly missed changes",
  async () => {
    const heard = await start();
    expect(heard).toEqual(["regained"]);
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await vi.waitFor(() => expect(heard).toEqual(["regained", "lost", "regained"]), 30_000);
    await database.db.execute(sql`select pg_notify('something_changed', '')`);
    await vi.waitFor(() => expect(heard.slice(3)).toEqual(["changed"]), 10_000);
  },
);
