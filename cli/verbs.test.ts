import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sendDue } from "../domain/webhooks/send-due.ts";
import { webhookEndpoints } from "../domain/webhooks/tables.ts";
import { lastDone } from "../platform/last-change.ts";
import { openQueue, type Queue } from "../platform/queue.ts";
import { seal } from "../platform/sealed.ts";
import {
  day,
  idsOf,
  openWebhookDesk,
  type Receiver,
  verify,
  type WebhookDesk,
} from "../tests/support/webhook-desk.ts";
import type { Operator } from "./operator.ts";
import { verbs } from "./verbs.ts";
import { rotateSecret } from "./verbs/rotate-secret.ts";

let desk: WebhookDesk;
let queue: Queue;
let operator: Operator;
let receiver: Receiver;

beforeAll(async () => {
  desk = await openWebhookDesk();
  const { database, services, ctx } = desk.home;
  const names = ["fails", "broken", "waits", "webhook-round"];
  queue = await openQueue(database, { names, log: ctx.log, retryLimit: 0 });
  await queue.work("broken", async () => {
    throw new Error("Out of order");
  });
  operator = {
    settings: services.settings,
    database,
    bucket: services.bucket,
    scanner: services.scanner,
    queue,
    jobsState: { jobs: "running", adopted: false },
    clock: ctx.clock,
    log: ctx.log,
    stripe: services.stripe,
  };
});
afterAll(async () => {
  await queue.stop();
  await desk.home.close();
});
beforeEach(async () => void (receiver = await desk.receiver()));
afterEach(() => desk.clear());

const run = async (name: keyof typeof verbs, input: unknown) =>
  verbs[name].run(operator, input, () => undefined);
const now = () => desk.home.ctx.clock.wall();

async function deliverOne(status: number): Promise<string> {
  receiver.answerWith(status);
  const { id } = await desk.add(receiver.url);
  await desk.lead();
  await desk.round();
  return id;
}

test("status asks for somebody where a live site has no backup of the last day", async () => {
  const { clock, settings, database } = operator;
  const live = { ...operator, settings: { ...settings, live: true } };
  const status = async () => verbs.status.run(live, {}, () => undefined);
  expect((await run("status", {})).ok, "a trial needs no backup").toBe(true);
  const without = await status();
  expect(without.ok).toBe(false);
  expect(without.lines.join("\n")).toContain("none so far: make one every day");
  const made = { name: "fontana-1", encrypted: false };
  await verbs["record-backup"].run(live, made, () => undefined);
  expect((await status()).ok).toBe(true);
  const lastBackup = await lastDone(database.db, "backup.made");
  const tomorrow = { ...clock, now: () => new Date(lastBackup!.getTime() + day) };
  const later = await verbs.status.run({ ...live, clock: tomorrow }, {}, () => undefined);
  expect(later.ok).toBe(false);
});

test("webhooks replay sends again what was given up since, under its id", async () => {
  const id = await deliverOne(410);
  const since = new Date(now().getTime() - 60_000).toISOString();
  const replay = (more: object = {}) =>
    run("replay-webhooks", { since, delivered: false, ...more });
  expect((await replay()).data, "an endpoint that is off").toEqual({ queued: 0 });
  await desk.staff("PATCH", `/api/admin/webhooks/${id}`, { enabled: true });
  expect((await replay({ endpointId: randomUUID() })).data).toEqual({ queued: 0 });
  expect((await replay({ delivered: true })).data).toEqual({ queued: 0 });
  const later = new Date(now().getTime() + day).toISOString();
  expect((await replay({ since: later })).data).toEqual({ queued: 0 });
  expect((await replay({ endpointId: id })).lines).toEqual([
    "1 deliveries that were given up go out again",
  ]);
  receiver.answerWith(204);
  await desk.round();
  expect((await replay({ delivered: true })).data).toEqual({ queued: 1 });
  await desk.round();
  const ids = idsOf(receiver);
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  await expect(replay({ since: "yesterday" })).rejects.toThrow("--since is a time");
  await expect(replay({ endpointId: "mine" })).rejects.toThrow("--endpoint is the id");
});

test("rotate-secret seals what signs with a new SECRET, and receivers notice nothing", async () => {
  const { secret } = await desk.add(receiver.url);
  const { db } = operator.database;
  const otherwise = seal(operator.settings.secret, "webhook secrets", secret, "chacha20-poly1305.");
  await db.update(webhookEndpoints).set({ secret: otherwise });
  const given = { secret: randomBytes(48).toString("base64") };
  const { lines, data } = await run("reseal-secret", given);
  expect(data).toEqual({ resealed: 1, ...given });
  expect(lines[0]).toBe(`SECRET=${given.secret}`);
  const [kept] = await db.select().from(webhookEndpoints);
  expect(kept?.secret, "as all are sealed now").not.toContain(".");
  const { settings, database, clock, queue: jobs } = operator;
  const sending = { settings: { ...settings, ...given }, db: database.db, clock, jobs };
  await desk.lead();
  await sendDue(sending);
  expect(verify(secret, receiver)).toMatchObject({ type: "lead.created" });
  await expect(run("reseal-secret", given), "the program has the old one yet").rejects.toThrow(
    "sealed with another SECRET than this program has",
  );
  await desk.lead();
  await sendDue(sending);
  expect(verify(secret, receiver)).toMatchObject({ type: "lead.created" });
  await expect(run("reseal-secret", { secret: "short" })).rejects.toThrow("Too small");
});

test("rotate-secret tells the new SECRET where whoever sealed with it ended before the answer", async () => {
  let sealedWith = "";
  const dies = async (secret: string) => {
    sealedWith = secret;
    await run("reseal-secret", { secret });
    throw new Error("The program ended before it answered.");
  };
  await desk.add(receiver.url);
  const told = await rotateSecret(dies).catch((error: Error) => error.message);
  expect(told).toMatch(/^The program ended before it answered\.\n/);
  expect(told).toContain(`SECRET=${sealedWith}`);
  const again = await rotateSecret(dies).catch((error: Error) => error.message);
  expect(again).toMatch(/^The webhooks’ secrets are sealed with another SECRET/);
  expect(again, "which sealed nothing").not.toContain(sealedWith);
});

test("jobs list, retry and drop do to those that are named, or to all", async () => {
  let works = false;
  const done: unknown[] = [];
  await queue.work("fails", async (payload) => {
    if (!works) throw new Error("Out of order");
    done.push(payload);
  });
  for (const n of [1, 2, 3]) await queue.send(operator.database.db, "fails", { n });
  const failed = await vi.waitFor(async () => {
    const all = await queue.listFailed();
    expect(all).toHaveLength(3);
    return all;
  }, 20_000);
  const ids = [1, 2, 3].map(
    (n) => failed.find(({ payload }) => (payload as { n: number }).n === n)?.id ?? "",
  );
  for (const name of ["retry-jobs", "drop-jobs"] as const) {
    await expect(run(name, { ids: [], all: false })).rejects.toThrow("Name failed jobs");
    await expect(run(name, { ids, all: true })).rejects.toThrow("Name failed jobs");
    await expect(run(name, { ids: [randomUUID()], all: false })).rejects.toThrow("no failed job");
  }
  works = true;
  const retried = await run("retry-jobs", { ids: ids.slice(0, 1), all: false });
  expect(retried.data).toEqual({ retried: ids.slice(0, 1), left: [] });
  await vi.waitFor(() => expect(done).toEqual([{ n: 1 }]), 20_000);
  expect((await run("drop-jobs", { ids: ids.slice(1, 2), all: false })).lines).toEqual([
    "1 job dropped",
  ]);
  expect((await run("drop-jobs", { ids: [], all: true })).data).toEqual({ dropped: 1 });
  const { data, lines } = await run("list-jobs", {});
  expect(data).toMatchObject({ failed: [] });
  expect(lines.at(-1)).toMatch(/0 failed$/);
  for (const n of [1, 2]) await queue.send(operator.database.db, "waits", { n });
  expect((await run("drop-jobs", { ids: [], all: false, waiting: "waits" })).data).toEqual({
    dropped: 2,
  });
  await expect(run("drop-jobs", { ids: [], all: false, waiting: "waits" })).rejects.toThrow(
    "No job called waits waits.",
  );
  const log = (await desk.staff("GET", "/api/admin/log?limit=20")).body as { action: string }[];
  const counted = log.filter(({ action }) => action.startsWith("job."));
  expect(counted.map(({ action }) => action).toSorted()).toEqual([
    "job.dropped",
    "job.dropped",
    "job.dropped",
    "job.retried",
  ]);
});

test("jobs retry goes on past one of a kind that is no more", async () => {
  for (const n of [4, 5, 6]) await queue.send(operator.database.db, "broken", { n });
  const failed = await vi.waitFor(async () => {
    const all = await queue.listFailed();
    expect(all).toHaveLength(3);
    return all;
  }, 20_000);
  const [newest, second, oldest] = failed.map(({ id }) => id);
  await operator.database.db.execute(
    sql`update pgboss.job set source_name = 'retired' where id = ${newest}`,
  );
  const { data, ok, lines } = await run("retry-jobs", { ids: [], all: true });
  expect([data, ok]).toEqual([{ retried: [second, oldest], left: [newest] }, false]);
  expect(lines.join("\n")).toMatch(/^2 jobs will run again\n.* no more: drop it$/);
});

test("backup refuses a key that is none before anything runs", () => {
  const given = { folder: "/nowhere", recipient: "age1mistyped" };
  expect(verbs.backup.input.safeParse(given).error?.message).toContain("--recipient is an age key");
});
