import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { systemClock } from "../platform/clock.ts";
import type { Ctx } from "../platform/context.ts";
import { contacts } from "./enquiries/tables.ts";
import { readSettings } from "../platform/env.ts";
import { createLog } from "../platform/log.ts";
import { watchMailer } from "../platform/mail.ts";
import { watchOutages } from "../platform/outages.ts";
import { openStripe } from "../platform/payments/open-stripe.ts";
import { openMail } from "../platform/open-mail.ts";
import { openQueue } from "../platform/queue.ts";
import { openTestDatabase } from "../tests/support/database.ts";
import { startMailServer } from "../tests/support/smtp.ts";
import { leadSignature } from "./enquiries/deliver-lead.ts";
import { enquiryForm } from "./enquiries/schema.ts";
import { submitEnquiry } from "./desk/submit-enquiry.ts";
import { jobNames, runJob } from "./jobs.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const sent = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  interestedIn: "growth-plan",
  message: "Please call me about the Growth plan.",
};
const enquiry = enquiryForm.parse(sent);

async function start(env: Record<string, string>) {
  const database = await openTestDatabase();
  closers.push(() => database.close());
  const own = { SECRET: "s".repeat(32), FIRM_INBOX: "office@example.com", ...env };
  const settings = readSettings(own, trialAddresses);
  const lines: string[] = [];
  const log = createLog("debug", { write: (line) => void lines.push(line) });
  const queue = await openQueue(database, { names: jobNames, log, retryDelaySeconds: 1 });
  closers.push(() => queue.stop());
  const outages = watchOutages(log);
  const opened = openMail({ settings, db: database.db, clock: systemClock }, "Test Firm");
  const mailer = watchMailer(opened.mailer, outages);
  const { cards, charges } = await openStripe(settings, database.db, systemClock);
  const services = {
    settings,
    db: database.db,
    bucket: undefined,
    scanner: undefined,
    mailer,
    cards,
    charges,
    jobs: queue,
    clock: systemClock,
    log,
    outages,
  };
  for (const name of jobNames) await queue.work(name, (payload) => runJob(services, name, payload));
  const ctx: Ctx = {
    actor: { kind: "visitor" },
    requestId: "request-1",
    db: database.db,
    bucket: undefined,
    scanner: undefined,
    jobs: queue,
    clock: systemClock,
    log,
  };
  return { ctx, queue, services, lines };
}

async function unfinishedJobs(db: Ctx["db"]): Promise<number> {
  const unfinished = sql`select 1 from pgboss.job where state in ('created', 'retry', 'active')`;
  // Both databases answer with rows; their types have only the query in common.
  return ((await db.execute(unfinished)) as { rows: unknown[] }).rows.length;
}

test("a mail server that refuses for a while is reported once, and gets each mail once in the end", async () => {
  const smtp = await startMailServer();
  closers.push(() => smtp.close());
  smtp.refusing = true;
  const { ctx, services, queue, lines } = await start({ SMTP_URL: smtp.url });
  await submitEnquiry(ctx, enquiry, { deliverLead: false });
  await vi.waitFor(() => expect(smtp.refused).toBeGreaterThanOrEqual(4), 30_000);
  expect(smtp.received).toEqual([]);
  const waiting = await queue.listWaiting();
  const names = ["enquiry-acknowledgement", "enquiry-notice"];
  expect(waiting.map(({ name }) => name).toSorted()).toEqual(names);
  for (const one of waiting) {
    expect(one).toMatchObject({ waiting: 1, failing: 1, failingSince: one.oldest });
    expect(one.error).toMatch(
      /^Error: The mail server 127.0.0.1: .*the recipient: Try again later/,
    );
    expect(Date.now() - one.oldest.getTime()).toBeLessThan(60_000);
  }
  await vi.waitFor(async () => {
    for (const { nextTry, oldest } of await queue.listWaiting())
      expect(nextTry?.getTime()).toBeGreaterThan(oldest.getTime());
  }, 10_000);
  const said = (words: string) => lines.filter((line) => line.includes(words));
  expect(said("Sending mail keeps failing")).toHaveLength(1);
  expect(said("@example.com"), "nobody’s address, though the server repeats it").toEqual([]);
  // Once for each job, whatever the number of tries.
  expect(said("will be tried again").filter((line) => line.includes('"warn"'))).toHaveLength(2);
  smtp.refusing = false;
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 30_000);
  await vi.waitFor(async () => expect(await unfinishedJobs(services.db)).toBe(0), 30_000);
  expect(await queue.listWaiting()).toEqual([]);
  expect(said("Sending mail works again")).toHaveLength(1);
  expect(smtp.received.map(({ to }) => to).toSorted()).toEqual([
    "ada@example.com",
    "office@example.com",
  ]);
  const notice = smtp.received.find(({ to }) => to === "office@example.com");
  expect(notice?.text).toContain("New inquiry from Ada Lovelace: Growth Plan $1,800/mo");
  expect(notice?.text).toContain("Please call me about the Growth plan.");
  const thanks = smtp.received.find(({ to }) => to === "ada@example.com");
  expect(thanks?.text).toContain("Hello Ada,");
  expect(thanks?.headers.replyTo).toMatchObject([{ address: "office@example.com" }]);
  expect(thanks?.text).not.toContain("Please call me");
});

test("a mailbox that isn’t there is tried once: staff see what is lost, but for what strangers asked for", async () => {
  const smtp = await startMailServer();
  closers.push(() => smtp.close());
  smtp.unknown = ["ada@example.com", "office@example.com"];
  const { ctx, queue, lines } = await start({ SMTP_URL: smtp.url });
  for (let n = 0; n < 3; n += 1) await submitEnquiry(ctx, enquiry, { deliverLead: false });
  await vi.waitFor(async () => expect(await queue.listFailed()).toHaveLength(3), 30_000);
  await vi.waitFor(async () => expect(await queue.listWaiting()).toEqual([]), 30_000);
  const [failed] = await queue.listFailed();
  expect(failed).toMatchObject({
    name: "enquiry-notice",
    error: expect.stringMatching(
      /^Error: The mail server 127.0.0.1: .*5.1.1 the recipient: No such mailbox$/,
    ),
  });
  expect(smtp.refused).toBe(6);
  const said = lines.join("");
  expect(said.match(/knows no such mailbox/g)).toHaveLength(3);
  expect(said).not.toContain("Sending mail keeps failing");
  expect(said).not.toContain("@example.com");
});

test("a lead is delivered signed, and retried under the same key if the receiver fails", async () => {
  const received: { headers: IncomingMessage["headers"]; body: string }[] = [];
  const crm = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      response.writeHead(received.length === 1 ? 500 : 204).end();
    });
  }).listen(0, "127.0.0.1");
  await once(crm, "listening");
  closers.push(async () => crm.close());
  const { port } = crm.address() as AddressInfo;
  const smtp = await startMailServer();
  closers.push(() => smtp.close());
  const secret = "0123456789abcdef";
  const { ctx } = await start({
    SMTP_URL: smtp.url,
    LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/leads`,
    LEAD_WEBHOOK_SECRET: secret,
  });
  await submitEnquiry(ctx, enquiry, { deliverLead: true });
  await vi.waitFor(() => expect(received).toHaveLength(2), 30_000);
  const [first, second] = received;
  expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
  expect(second?.body).toBe(first?.body);
  expect(second?.headers["x-fontana-signature"]).toBe(
    leadSignature(secret, Number(second?.headers["x-fontana-timestamp"]), second?.body ?? ""),
  );
  expect(JSON.parse(second?.body ?? "")).toMatchObject({ type: "enquiry", lead: sent });
});

test("if a job cannot be stored, neither is the message", async () => {
  const { ctx } = await start({ SMTP_URL: "smtp://127.0.0.1:1" });
  const jobs = {
    send: async () => {
      throw new Error("the queue is full");
    },
  };
  await expect(submitEnquiry({ ...ctx, jobs }, enquiry, { deliverLead: false })).rejects.toThrow(
    "the queue is full",
  );

  expect(await ctx.db.select().from(contacts)).toEqual([]);
});

test("an unknown job and an invalid payload are refused", async () => {
  const { services } = await start({ SMTP_URL: "smtp://127.0.0.1:1" });
  await expect(runJob(services, "constructor", {})).rejects.toThrow("No job is called constructor");
  await expect(runJob(services, "enquiry-notice", { contactId: "1" })).rejects.toThrow(/contactId/);
});
