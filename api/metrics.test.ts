import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { recordBackup } from "../domain/operations/record-backup.ts";
import { webhookDeliveries, webhookEndpoints } from "../domain/webhooks/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { enquiry } from "../tests/support/enquiry.ts";

const token = "a-token-of-enough-characters";
const days = 24 * 60 * 60_000;

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({ METRICS_TOKEN: token }, undefined, { keepJobs: true });
});
afterAll(() => home.close());

const ask = (app: TestApp, authorization = `Bearer ${token}`) =>
  app.request("GET", "/metrics", { headers: authorization ? { authorization } : {} });
const metrics = async () => (await ask(home)).text();

test("nobody reads the metrics without the token, and without the setting there are none", async () => {
  for (const wrong of ["", token, `Bearer ${token}x`, `Basic ${token}`]) {
    const answer = await ask(home, wrong);
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await answer.text()).not.toContain("fontana_");
  }
  const closed = await openTestApp();
  expect((await ask(closed)).status).toBe(404);
  await closed.close();
});

test("requests are counted by the pattern of their address, whatever is in it", async () => {
  await home.request("GET", "/api/companies/secret-id-1");
  await home.request("GET", "/nowhere/secret-id-2?x=secret-id-3");
  await home.app.request("http://localhost:3000/secret-id-4", { method: "SECRET" });
  await home.request("POST", "/api/admin/failed-jobs/secret-id-5/retry");
  const text = await metrics();
  expect(text).not.toMatch(/secret-id/i);
  expect(text).toContain(
    'fontana_http_request_duration_seconds_count{route="/api/admin/failed-jobs/:id/retry",method="POST",status="4xx"} 1',
  );
  expect(text).toContain('route="pages",method="other",status="4xx"} 1');
});

test("what an operator would want to be told of is there, for Prometheus and for staff", async () => {
  const expire = new Date(Date.now() + 365 * days);
  const staff = { headers: { Cookie: await home.signIn(trialAddresses.admin, { expire }) } };
  const health = async () => (await home.request("GET", "/api/admin/health", staff)).json();
  expect(await health()).toMatchObject({
    lastBackup: null,
    mailsLate: 0,
    promisesLate: 0,
    webhooksFailing: 0,
    webhooksGone: 0,
  });
  await home.post("/api/contact", enquiry("ada@example.com"));
  const { db } = home.database;
  await db.execute(sql`update pgboss.job set created_on = now() - interval '11 minutes'
    where name in ('enquiry-notice', 'promise-warnings')`);
  const added = { url: "https://crm.example/", description: "", events: [], secret: "sealed" };
  const [endpoint] = await db
    .insert(webhookEndpoints)
    .values([added, { ...added, enabled: false, goneAt: new Date() }])
    .returning();
  const delivery = { type: "lead.created", body: "{}", endpointId: endpoint?.id ?? "" };
  await db.insert(webhookDeliveries).values([
    { ...delivery, eventId: "refused", tries: 2, nextTryAt: new Date() },
    { ...delivery, eventId: "new", nextTryAt: new Date() },
  ]);
  home.advance(7 * days);
  await recordBackup(home.ctx, { name: "fontana-2026", encrypted: true });
  const after = await health();
  expect(after).toMatchObject({
    mailsLate: 1,
    jobsFailed: 1,
    promisesLate: 1,
    webhooksFailing: 1,
    webhooksGone: 1,
  });
  expect(Date.parse(after.now) - Date.parse(after.lastBackup)).toBeLessThan(60_000);
  const text = await metrics();
  for (const name of [
    "mails_late",
    "promises_late",
    "webhooks_failing",
    "webhooks_gone",
    "database_up",
  ])
    expect(text).toContain(`\nfontana_${name} 1\n`);
  expect(text).toContain(
    `\nfontana_last_backup_timestamp_seconds ${Date.parse(after.lastBackup) / 1000}\n`,
  );
});

test.each(["ops/alerts.yaml", "ops/dashboard.json"])("%s asks for what exists", async (file) => {
  await home.post("/api/vitals", { page: "/", lcp: 1, inp: 1, cls: 0 });
  const wanted = (await readFile(file, "utf8")).match(/\b(fontana|process|nodejs)_\w+/g) ?? [];
  const there = new Set((await metrics()).match(/^\w+/gm));
  expect(wanted.length).toBeGreaterThan(8);
  expect(wanted.filter((name) => !there.has(name))).toEqual([]);
});

test("every line is in Prometheus' text format", async () => {
  const line =
    /^(# (HELP|TYPE) [a-z0-9_]+ .+|[a-z0-9_]+(\{([a-z]+="[^"\n]*",?)+\})? (-?[\d.]+(e-?\d+)?|NaN))$/;
  const lines = (await metrics()).trimEnd().split("\n");
  expect(lines.filter((one) => !line.test(one))).toEqual([]);
});

test("a statement that took long is shown without what people wrote", async () => {
  await home.database.db.execute(sql`select pg_sleep(0.3), ${"a secret"} as word`);
  const slow = home.database.queries.slowest().filter(({ text }) => text.includes("pg_sleep"));
  expect(slow).toMatchObject([{ text: "select pg_sleep(0.3), $1 as word", count: 1 }]);
});

test("while the database is away, the metrics say so", async () => {
  const broken = await openTestApp({ METRICS_TOKEN: token });
  await broken.database.close();
  const answer = await ask(broken);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("\nfontana_database_up 0\n");
  await broken.close().catch(() => {});
});
