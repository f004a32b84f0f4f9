import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Transaction } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeEmbedded } from "../../tests/support/embedded-files.ts";
import { embeddedClient } from "./embedded-client.ts";
import { openEmbedded } from "./embedded.ts";

const folder = fs.mkdtempSync(join(tmpdir(), "fontana-client-"));
let database: Awaited<ReturnType<typeof openEmbedded>>;

beforeAll(async () => {
  await makeEmbedded(folder);
  database = await openEmbedded(folder);
});
afterAll(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const kinds = `select $1::text as said, $2::int as many, $3::bytea as bytes, $4::jsonb as kept,
  $5::timestamptz as at, $6::text[] as words, $7::boolean as yes, $8::numeric as exact, now()::date as today`;
const values = [
  "Ω 'quoted'",
  -7,
  Buffer.from([0, 255, 10]),
  { a: [1, null] },
  new Date("2026-01-05T09:00:00Z"),
  ["a,b", 'c"d', ""],
  false,
  "12.30",
];

it("answers as PGlite does, the first time and again", async () => {
  const client = embeddedClient(database.handle);
  const asked: [string, unknown[]][] = [
    [kinds, values],
    [kinds, values.map(() => null)],
    ["select generate_series(1, 3) as n", []],
    ["insert into rate_limits (key) values ($1) on conflict do nothing", ["asked"]],
  ];
  const textOfTimes = { parsers: { 1082: (text: string) => text, 1184: (text: string) => text } };
  for (const options of [{}, { rowMode: "array" as const }, textOfTimes])
    for (const [text, params] of [...asked, ...asked, ...asked]) {
      const { rows } = await client.query(text, params, options);
      expect(rows).toEqual((await database.handle.query(text, params, options)).rows);
    }
});

it("goes on after an error, in a transaction and outside one", async () => {
  const client = embeddedClient(database.handle);
  const wrong = () => client.query("select $1::int as n", ["no number"]);
  for (let times = 0; times < 4; times += 1)
    await expect(wrong()).rejects.toMatchObject({ code: "22P02" });
  await expect(client.query("select no_such_column")).rejects.toMatchObject({ code: "42703" });
  await client.transaction(async (tx) => {
    await tx.exec("savepoint here");
    await expect(tx.query("select $1::int", ["no number"])).rejects.toMatchObject({
      code: "22P02",
    });
    await expect(tx.query("select 1")).rejects.toMatchObject({ code: "25P02" });
    await tx.exec("rollback to savepoint here");
    expect((await tx.query("select $1::int as n", [5])).rows).toEqual([{ n: 5 }]);
  });
  expect((await client.query("select $1::int as n", [6])).rows).toEqual([{ n: 6 }]);
});

it("parses a kept statement again after its table was altered, or all were discarded", async () => {
  const client = embeddedClient(database.handle);
  await client.exec("create table altered (n int)");
  const ask = () => client.query("insert into altered values ($1) returning *", [1]);
  for (let times = 0; times < 3; times += 1) expect((await ask()).rows).toEqual([{ n: 1 }]);
  await client.exec("alter table altered add column said text");
  await expect(ask()).rejects.toMatchObject({ code: "0A000" });
  for (let times = 0; times < 3; times += 1)
    expect((await ask()).rows).toEqual([{ n: 1, said: null }]);
  await client.exec("deallocate all");
  await expect(ask()).rejects.toMatchObject({ code: "26000" });
  expect((await ask()).rows).toEqual([{ n: 1, said: null }]);
  expect((await client.query("select n from altered")).rows).toHaveLength(7);
});

it("keeps a few hundred statements prepared, and closes the others", async () => {
  const client = embeddedClient(database.handle);
  for (let n = 0; n < 600; n += 1)
    for (let times = 0; times < 2; times += 1)
      expect((await client.query(`select $1::int + ${n} as sum`, [1])).rows).toEqual([
        { sum: n + 1 },
      ]);
  const { rows } = await client.query<{ many: number }>(
    "select count(*)::int as many from pg_prepared_statements",
  );
  expect(rows[0]!.many).toBeGreaterThan(400);
  expect(rows[0]!.many).toBeLessThanOrEqual(500);
});

it("lets nobody in between, and nothing through once a transaction is over", async () => {
  const client = embeddedClient(database.handle);
  const order: string[] = [];
  let over: Transaction | undefined;
  const first = client.transaction(async (tx) => {
    over = tx;
    await tx.query("insert into rate_limits (key) values ($1)", ["between"]);
    order.push("inside");
    await tx.rollback();
  });
  const second = client.query("select key from rate_limits where key = $1", ["between"]);
  const [, { rows }] = await Promise.all([first, second.finally(() => order.push("after"))]);
  expect(order).toEqual(["inside", "after"]);
  expect(rows).toEqual([]);
  await expect(over?.query("select 1")).rejects.toThrow("Transaction is closed");
});

it("says that it is closed", async () => {
  const other = fs.mkdtempSync(join(tmpdir(), "fontana-client-"));
  await makeEmbedded(other);
  const closing = await openEmbedded(other);
  const client = embeddedClient(closing.handle);
  await closing.close();
  await expect(client.query("select 1")).rejects.toThrow("PGlite is closed");
  fs.rmSync(other, { recursive: true, force: true });
});
