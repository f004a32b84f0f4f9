import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { expect, it, vi } from "vitest";
import { openPooler } from "../../tests/fakes/pooler.ts";
import { createServerDatabase } from "../../tests/support/database.ts";
import { unmigrated } from "../../tests/support/server-database.ts";
import { openLink } from "../../tests/support/link.ts";
import { scriptArgs } from "../../tests/support/script-process.ts";
import { connectToDatabase, requireOwnSession } from "../ask-database.ts";
import { isOutage } from "../http/is-outage.ts";
import { reasonOf } from "../reason-of.ts";
import { openPostgres } from "./postgres.ts";

const serverUrl = process.env.TEST_DATABASE_URL;
const opener = fileURLToPath(new URL("./open-database.ts", import.meta.url));

it.skipIf(!serverUrl)(
  "migrates once when several processes start at once",
  { timeout: 180_000 },
  async () => {
    for (let round = 0; round < 3; round++) {
      const { url, drop } = await createServerDatabase(serverUrl ?? "", unmigrated);
      try {
        expect(await Promise.all([open(url), open(url), open(url)])).toEqual(["9", "9", "9"]);
      } finally {
        await drop();
      }
    }
  },
);

it.skipIf(!serverUrl)("is in another place after a copy, whatever its address", async () => {
  const { url, drop } = await createServerDatabase(serverUrl ?? "", unmigrated);
  const first = await openPostgres(url);
  const place = await first.place();
  await first.close();
  const copy = new URL(url);
  copy.pathname += "_copy";
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    const [from, to] = [url, copy.href].map((one) => new URL(one).pathname.slice(1));
    await admin.query(`create database ${to} template ${from}`);
    const [again, copied] = await Promise.all([openPostgres(url), openPostgres(copy.href)]);
    expect(await again.place()).toBe(place);
    expect(await copied.place()).not.toBe(place);
    expect(place).not.toContain(copy.username);
    await Promise.all([again.close(), copied.close()]);
  } finally {
    await admin.query(`drop database if exists ${copy.pathname.slice(1)} with (force)`);
    await admin.end();
    await drop();
  }
});

it.skipIf(!serverUrl)("is not opened by way of a pooler that takes sessions apart", async () => {
  const { url, drop } = await createServerDatabase(serverUrl ?? "");
  const pooler = await openPooler(url);
  try {
    const patience = { connect: 10_000, statement: 10_000, answer: 12_000, heard: 500 };
    await expect(openPostgres(pooler.url, patience)).rejects.toThrow(
      /^DATABASE_URL must lead .* session mode/,
    );
  } finally {
    await pooler.close();
    await drop();
  }
});

it.skipIf(!serverUrl)("calls a connection lost while it listens no pooler", async () => {
  const { url, drop } = await createServerDatabase(serverUrl ?? "");
  const pooler = await openPooler(url);
  const own = new Client({ connectionString: url });
  await own.connect();
  try {
    const patience = { connect: 10_000, statement: 10_000, answer: 12_000, heard: 60_000 };
    const opening = openPostgres(pooler.url, patience).catch((error: unknown) => error);
    await vi.waitFor(async () => {
      const asked = "select from pg_stat_activity where query like 'select pg_notify%'";
      expect((await own.query(asked)).rowCount).toBe(1);
    }, 20_000);
    await pooler.close();
    expect(reasonOf(await opening)).toMatch(/^DATABASE_URL cannot be reached \(/);
  } finally {
    await own.end();
    await drop();
  }
});

it.skipIf(!serverUrl)("asks once more where it hears nothing of another connection", async () => {
  const { url, drop } = await createServerDatabase(serverUrl ?? "", unmigrated);
  const client = new Client({ connectionString: url });
  await connectToDatabase(client);
  const emit = client.emit.bind(client);
  let lost = 0;
  client.emit = ((event: string, ...said: []) =>
    event === "notification" && lost++ === 0 ? true : emit(event as "end", ...said)) as typeof emit;
  try {
    await requireOwnSession(client, url, 2_000);
    expect(lost).toBe(2);
  } finally {
    await client.end();
    await drop();
  }
});

it.skipIf(!serverUrl)("a database that lets nobody in is an outage", async () => {
  const { url, drop } = await createServerDatabase(serverUrl ?? "", unmigrated);
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  const allow = (are: boolean) =>
    admin.query(`alter database ${new URL(url).pathname.slice(1)} allow_connections ${are}`);
  try {
    await allow(false);
    const refusal = await new Client({ connectionString: url }).connect().catch((error) => error);
    expect(refusal).toMatchObject({ code: "55000" });
    expect(isOutage(refusal)).toBe(true);
  } finally {
    await allow(true);
    await admin.end();
    await drop();
  }
});

// What nobody listens for is an unhandled error, which fails the run as it would end the program.
it.skipIf(!serverUrl)("survives a connection that drops inside a transaction", async () => {
  const { url, drop } = await createServerDatabase(serverUrl ?? "", unmigrated);
  const { db, close, ping } = await openPostgres(url);
  try {
    const cut = db.transaction(async (tx) => {
      await db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
      );
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toThrow("Failed query");
    await ping();
  } finally {
    await close();
    await drop();
  }
});

it.skipIf(!serverUrl)("recovers all its connections after losing them twenty times", async () => {
  const { url, drop } = await createServerDatabase(serverUrl ?? "", unmigrated);
  const { db, handle, close } = await openPostgres(url);
  const killer = new Client({ connectionString: url });
  await killer.connect();
  const crowd = () =>
    Array.from({ length: 15 }, () => db.transaction((tx) => tx.execute(sql`select 1`)));
  try {
    for (let round = 0; round < 20; round++) {
      await Promise.allSettled(crowd());
      const killed = killer.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      await Promise.allSettled([killed, ...crowd()]);
    }
    await vi.waitFor(() => succeeds(crowd()), 30_000);
    expect(handle.idleCount).toBe(handle.totalCount);
    expect(handle.totalCount).toBeGreaterThan(5);
  } finally {
    await killer.end();
    await close();
    await drop();
  }
});

it.skipIf(!serverUrl)("gives up on a silent server, and recovers when it answers", async () => {
  const { url, drop } = await createServerDatabase(serverUrl ?? "", unmigrated);
  const link = await openLink(url);
  const { db, close } = await openPostgres(link.url, {
    connect: 1000,
    statement: 500,
    answer: 1000,
  });
  const crowd = () =>
    Array.from({ length: 30 }, () => db.transaction((tx) => tx.execute(sql`select 1`)));
  try {
    await vi.waitFor(() => succeeds(crowd()), 30_000);
    link.fallSilent();
    for (const transaction of await Promise.allSettled(crowd()))
      expect(transaction.status).toBe("rejected");
    link.speak();
    await vi.waitFor(() => succeeds(crowd()), 30_000);
    await expect(db.execute(sql`select pg_sleep(20)`)).rejects.toThrow("Failed query");
  } finally {
    await close();
    await link.close();
    await drop();
  }
});

async function succeeds(queries: Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(queries);
  expect(ends.filter(({ status }) => status === "rejected")).toEqual([]);
}

async function open(url: string): Promise<string> {
  const script = `
    import { openDatabase } from ${JSON.stringify(opener)};
    const database = await openDatabase({ url: ${JSON.stringify(url)}, dataDir: "unused" });
    const { rows } = await database.handle.query("select count(*) as plans from membership_plans");
    await database.close();
    console.log(rows[0].plans);
  `;
  const child = spawn(process.execPath, scriptArgs(script), {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  await new Promise((resolve) => child.once("close", resolve));
  return output.trim();
}
