import { setTimeout } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openTestDatabase } from "../tests/support/database.ts";
import type { Database } from "./db/database.ts";
import { rateLimits } from "./db/tables.ts";
import type { Log } from "./log.ts";
import { openQueue, type Queue, type QueueOptions } from "./queue.ts";
import { stopTimes } from "./stop-times.ts";

const name = "send-mail";
let database: Database;
let queues: Queue[];
let log: ReturnType<typeof recordingLog>;

beforeEach(async () => {
  database = await openTestDatabase();
  queues = [];
  log = recordingLog();
});

afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  await database.close();
});

it("keeps job and row on commit, drops both on rollback", async () => {
  const queue = await open();
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into rate_limits (key) values ('kept')`);
    await queue.send(tx, name, { mail: "kept" });
  });
  const rolledBack = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into rate_limits (key) values ('dropped')`);
    await queue.send(tx, name, { mail: "dropped" });
    throw new Error("no");
  });
  await expect(rolledBack).rejects.toThrow("no");

  const seen: unknown[] = [];
  await queue.work(name, async (payload) => void seen.push(payload));
  await vi.waitFor(() => expect(seen).toEqual([{ mail: "kept" }]), 20_000);
  // Jobs come in the order they were sent in: were the other one there, it would come before this.
  await queue.send(database.db, name, { mail: "last" });
  await vi.waitFor(() => expect(seen).toEqual([{ mail: "kept" }, { mail: "last" }]), 20_000);
  const rows = await database.db.select({ key: rateLimits.key }).from(rateLimits);
  expect(rows).toEqual([{ key: "kept" }]);
});

it("starts a job on commit, not at the next poll", async () => {
  const queue = await open({ pollSeconds: 3600 });
  let started = Promise.withResolvers<void>();
  await queue.work(name, async () => started.resolve());
  for (let sent = 0; sent < 15; sent++) {
    started = Promise.withResolvers<void>();
    await database.db.transaction((tx) => queue.send(tx, name, {}));
    await started.promise;
  }
});

it("retries, gives up visibly to staff, and runs again on request", async () => {
  const failedSeconds = 3600;
  const queue = await open({ retryDelaySeconds: 1, retryLimit: 1, failedSeconds });
  let works = false;
  let attempts = 0;
  await queue.work(name, async () => {
    attempts++;
    if (!works) throw new Error("The mail server is away");
  });
  await queue.send(database.db, name, { to: "private@example.com" });

  const [failed] = await vi.waitFor(async () => {
    const jobs = await queue.listFailed();
    expect(jobs).toHaveLength(1);
    return jobs;
  }, 20_000);
  expect(attempts).toBe(2);
  expect(failed).toMatchObject({
    name,
    payload: { to: "private@example.com" },
    error: "Error: The mail server is away",
  });
  expect(failed?.failedAt).toBeInstanceOf(Date);
  const kept = sql`select extract(epoch from keep_until - created_on)::int as kept from pgboss.job where id = ${failed?.id}`;
  expect(await database.db.execute(kept)).toMatchObject({ rows: [{ kept: failedSeconds }] });
  expect(log.lines.map((line) => line[0])).toEqual(["warn", "error"]);
  expect(JSON.stringify(log.lines)).not.toContain("private@example.com");

  works = true;
  expect(await queue.retryFailed("no-such-id")).toBe(false);
  expect(await queue.retryFailed(failed?.id ?? "")).toBe(true);
  expect(await queue.retryFailed(failed?.id ?? "")).toBe(false);
  await vi.waitFor(() => expect(attempts).toBe(3), 10_000);
  expect(await queue.listFailed()).toEqual([]);
});

const change = (set: string, mail: number) =>
  database.db.execute(
    sql`update pgboss.job set ${sql.raw(set)} where (data->>'mail')::int = ${mail}`,
  );

it("counts what is stuck: failed, being retried, or due for a minute", async () => {
  const queue = await open({ works: false });
  expect(await queue.countStuck()).toBe(0);
  for (const mail of [1, 2, 3, 4]) await queue.send(database.db, name, { mail });
  expect(await queue.countStuck()).toBe(0);
  await change("state = 'retry'", 1);
  await change("start_after = now() - interval '2 minutes'", 2);
  await change("start_after = now() + interval '1 day'", 3);
  expect(await queue.countStuck()).toBe(2);
});

it("stops before the program must, slow answers and all, and returns an unfinished job to the queue", async () => {
  const first = await open({ retryDelaySeconds: 1 });
  const started = Promise.withResolvers<void>();
  await first.work(name, () => {
    started.resolve();
    return new Promise(() => {});
  });
  await first.send(database.db, name, { mail: 1 });
  await started.promise;
  // Both run on this process's clock and loop, so a busy machine delays them alike.
  const deadline = setTimeout(stopTimes.deadline - stopTimes.answers, "too late", { ref: false });
  expect(await Promise.race([first.stop().then(() => "stopped"), deadline])).toBe("stopped");

  const second = await open();
  const done = Promise.withResolvers<unknown>();
  await second.work(name, async (payload) => done.resolve(payload));
  expect(await done.promise).toEqual({ mail: 1 });
});

it("catches up on a missed run once at the next start, and keeps to the schedule", async () => {
  // Half an hour from now: nothing falls due while this test runs.
  const schedules = { [name]: `${(new Date().getUTCMinutes() + 30) % 60} * * * *` };
  await (await open({ schedules })).stop();
  await database.db.execute(sql`update pgboss.version set cron_on = now() - interval '1 day'`);
  await database.db.execute(sql`update pgboss.schedule set created_on = now() - interval '2 days'`);

  let runs = 0;
  const started = await Promise.all(
    database.kind === "postgresql"
      ? [open({ schedules }), open({ schedules })]
      : [open({ schedules })],
  );
  for (const queue of started) await queue.work(name, async () => void runs++);
  await vi.waitFor(() => expect(runs).toBe(1), 20_000);
  const jobs = sql`select count(*)::int as sent from pgboss.job where name in (${name}, '__pgboss__send-it')`;
  expect(await database.db.execute(jobs)).toMatchObject({ rows: [{ sent: 2 }] });
});

it("goes on at once when a clock that was days ahead is set back", async () => {
  const schedules = { [name]: "0 0 1 1 *" };
  await (await open({ schedules })).stop();
  const before = await open({ works: false });
  for (const mail of [1, 2, 3]) await before.send(database.db, name, { mail });
  await change(
    "start_after = now() + interval '3 days', created_on = now() + interval '3 days'",
    1,
  );
  await change(
    "start_after = now() + interval '3 days', started_on = now() + interval '3 days', state = 'retry'",
    2,
  );
  // Taken before the clock went ahead, and put off after it did.
  await change("start_after = now() + interval '3 days', state = 'retry'", 3);
  await database.db.execute(sql`update pgboss.version set cron_on = now() + interval '3 days'`);
  const until = sql`insert into rate_limits (key, expire) values ('ahead', now() + interval '3 days 1 hour')`;
  await database.db.execute(until);

  const queue = await open({ schedules });
  const seen = new Set<unknown>();
  await queue.work(name, async (payload) => void seen.add((payload as { mail: number }).mail));
  await vi.waitFor(() => expect(seen).toEqual(new Set([1, 2, 3])), 20_000);
  expect(log.lines.map(([level]) => level)).toEqual(["warn"]);
  const late = sql`select cron_on <= now() as cron, (select expire < now() + interval '61 minutes' from rate_limits) as wait from pgboss.version`;
  expect(await database.db.execute(late)).toMatchObject({ rows: [{ cron: true, wait: true }] });
});

it.skipIf(!process.env.TEST_DATABASE_URL)(
  "runs each job once when two instances work on one database",
  async () => {
    const [one, two] = await Promise.all([open(), open()]);
    const seen: number[] = [];
    for (const queue of [one, two]) {
      await queue.work(name, async (payload) => {
        seen.push((payload as { n: number }).n);
      });
    }
    const numbers = Array.from({ length: 30 }, (_, n) => n);
    await database.db.transaction(async (tx) => {
      for (const n of numbers) await one.send(tx, name, { n });
    });
    await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(30), 50_000);
    await Promise.all(queues.splice(0).map((queue) => queue.stop()));
    expect(seen.toSorted((a, b) => a - b)).toEqual(numbers);
  },
);

it("forgets a job that is no more, its queue unless something waits in it, and leaves a newer version's", async () => {
  const yearly = "0 0 1 1 *";
  const schedules = { old: yearly, older: yearly, newer: yearly };
  const before = await open({ names: [name, ...Object.keys(schedules)], schedules });
  await before.send(database.db, "older", {});
  await queues.pop()?.stop();
  await open({ retired: ["old", "older", "never"] });
  const named = async (table: SQL) => {
    const rows = await database.db.select({ name: sql<string>`name` }).from(table);
    return rows.map((row) => row.name).filter((one) => !one.startsWith("__"));
  };
  const left = await named(sql`pgboss.queue`);
  expect(left.toSorted()).toEqual(["failed-jobs", "newer", "older", name]);
  expect(await named(sql`pgboss.schedule`)).toEqual(["newer"]);
});

async function open(more: Partial<QueueOptions> = {}): Promise<Queue> {
  const queue = await openQueue(database, { names: [name], log, ...more });
  queues.push(queue);
  return queue;
}

function recordingLog() {
  const lines: [level: string, facts: unknown][] = [];
  const write = (level: string) => (facts: unknown) => void lines.push([level, facts]);
  const recorded: Log = {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
    child: () => recorded,
  };
  return Object.assign(recorded, { lines });
}
