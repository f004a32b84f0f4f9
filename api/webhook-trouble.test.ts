import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { sendFailedNotice } from "../domain/webhooks/send-failed-notice.ts";
import { webhookDeliveries } from "../domain/webhooks/tables.ts";
import { ownAuthority } from "../tests/support/receiver.ts";
import {
  day,
  idsOf,
  openWebhookDesk,
  type Receiver,
  verify,
  type WebhookDesk,
} from "../tests/support/webhook-desk.ts";

let desk: WebhookDesk;
let home: WebhookDesk["home"];
let staff: WebhookDesk["staff"];
let receiver: Receiver;

beforeAll(async () => {
  desk = await openWebhookDesk();
  ({ home, staff } = desk);
});
afterAll(() => home.close());
beforeEach(async () => void (receiver = await desk.receiver()));
afterEach(() => desk.clear());

test("an endpoint that takes longer than ten seconds is tried again, under the same id", async () => {
  const limits: number[] = [];
  const over = new AbortController();
  const clock = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    limits.push(ms);
    return over.signal;
  });
  const quick = await desk.receiver();
  await desk.add(receiver.url);
  await desk.add(quick.url);
  receiver.answer(() => undefined);
  await desk.lead();
  const round = desk.round();
  await expect.poll(() => desk.list("?status=delivered")).toHaveLength(1);
  await expect.poll(() => idsOf(receiver)).toHaveLength(1);
  over.abort(new DOMException("Ten seconds have passed", "TimeoutError"));
  await round;
  clock.mockRestore();
  expect(limits).toEqual([10_000, 10_000]);
  const [late] = await desk.list("?status=waiting");
  expect(late).toMatchObject({ attempts: 1, answer: null, error: "No answer within 10 seconds." });
  expect(await desk.list("?status=delivered")).toHaveLength(1);
  receiver.answerWith(204);
  home.advance(Date.parse(late.nextTryAt) - home.ctx.clock.wall().getTime() + 1);
  await desk.round();
  expect(idsOf(receiver)).toEqual([late.eventId, late.eventId]);
  expect(await desk.list("?status=delivered")).toHaveLength(2);
});

test("over TLS only a certificate of a known authority is taken", async () => {
  const secured = await desk.receiver({ tls: true });
  const { secret } = await desk.add(secured.url);
  await desk.lead();
  await desk.round();
  const [refused] = await desk.list();
  expect([refused.status, refused.answer, secured.got]).toEqual(["waiting", null, []]);
  expect(refused.error).toMatch(/certificate/);
  const known = getCACertificates();
  // As Node does at its start with NODE_EXTRA_CA_CERTS.
  setDefaultCACertificates([...known, ownAuthority()]);
  await desk.passUntilDue().finally(() => setDefaultCACertificates(known));
  expect(verify(secret, secured)).toMatchObject({ type: "lead.created" });
  expect(await desk.list()).toMatchObject([{ status: "delivered", attempts: 2 }]);
});

test("of two who replace a secret at once one is told, and nothing sent beside it fails", async () => {
  const { id, secret } = await desk.add(receiver.url);
  for (const _ of [1, 2, 3]) await desk.lead();
  const replace = () => staff("POST", `/api/admin/webhooks/${id}/secret`, { previousUntil: null });
  const [one, two] = await Promise.all([replace(), replace(), desk.round()]);
  const [done, refused] = one.status < two.status ? [one, two] : [two, one];
  expect([done.status, refused.status]).toEqual([201, 409]);
  expect(receiver.got).toHaveLength(3);
  for (const at of [0, 1, 2]) verify(secret, receiver, at);
  await desk.lead();
  await desk.round();
  for (const both of [secret, done.body.secret]) verify(both, receiver);
  const { previousUntil } = done.body;
  const again = await staff("POST", `/api/admin/webhooks/${id}/secret`, { previousUntil });
  expect(again.status).toBe(201);
});

/** Answers in its own time: gives what ends the answer with a status. */
function hold(): (status: number) => void {
  const held = Promise.withResolvers<number>();
  receiver.answer((response) => {
    void held.promise.then((status) => response.writeHead(status).end());
  });
  return held.resolve;
}

test("what is sent again while its last try is under way goes out again", async () => {
  await desk.add(receiver.url);
  receiver.answerWith(500);
  await desk.lead();
  await desk.round();
  for (let tries = 1; tries < 9; tries += 1) await desk.passUntilDue();
  const [nine] = await desk.list();
  const end = hold();
  home.advance(Date.parse(nine.nextTryAt) - home.ctx.clock.wall().getTime() + 1);
  const round = desk.round();
  await expect.poll(() => receiver.got.length).toBe(10);
  const again = await staff("POST", `/api/admin/webhook-deliveries/${nine.id}/again`);
  expect(again.body.status).toBe("waiting");
  receiver.answerWith(204);
  end(500);
  await round;
  await desk.round();
  expect(await desk.list()).toMatchObject([{ status: "delivered" }]);
});

test("a 410 of the address before does not turn off the one that took its place", async () => {
  const { id } = await desk.add(receiver.url);
  const next = await desk.receiver();
  const end = hold();
  await desk.lead();
  const round = desk.round();
  await expect.poll(() => receiver.got.length).toBe(1);
  await staff("PATCH", `/api/admin/webhooks/${id}`, { url: next.url });
  end(410);
  await round;
  expect((await staff("GET", "/api/admin/webhooks")).body).toMatchObject([{ enabled: true }]);
  expect(home.sent.filter(({ name }) => name === "webhook-gone-notice")).toEqual([]);
  await desk.passUntilDue();
  expect(next.got).toHaveLength(1);
});

test("nobody is told of one that was gone for a moment, and is on again", async () => {
  const { id } = await desk.add(receiver.url);
  receiver.answerWith(410);
  await desk.lead();
  await desk.round();
  await staff("PATCH", `/api/admin/webhooks/${id}`, { enabled: true });
  const before = await home.services.mailbox!.list();
  await home.runJob(home.sent.findLast(({ name }) => name === "webhook-gone-notice")!);
  expect(await home.services.mailbox!.list()).toEqual(before);
});

test("staff are told of what was given up, once a day for an endpoint, unless it was sent again by then", async () => {
  await desk.add(receiver.url);
  receiver.answerWith(500);
  const lead = async () => {
    await desk.lead();
    await desk.round();
  };
  await lead();
  await lead();
  for (let tries = 1; tries < 10; tries += 1) {
    home.advance(1.2 * day);
    await desk.round();
    // Whoever looks stays signed in.
    await desk.list();
  }
  const notices = home.sent.filter(({ name }) => name === "webhook-failed-notice");
  expect(notices).toHaveLength(2);
  const told = async () =>
    (await home.services.mailbox!.list()).filter(({ subject }) => subject.includes("was given up"));
  const [first, second] = notices;
  const { deliveryId } = z.object({ deliveryId: z.string() }).parse(first!.payload);
  const again = `/api/admin/webhook-deliveries/${deliveryId}/again`;
  expect((await staff("POST", again)).status).toBe(201);
  await home.runJob(first!);
  expect(await told()).toEqual([]);
  await home.runJob(second!);
  await home.runJob(second!);
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  const text = (await home.services.mailbox!.get(mail!.id))?.text;
  expect(text).toContain("Last answer: HTTP 500");
});

test("staff are told once where two processes each give up a delivery of an endpoint at a time", async () => {
  const { id: endpointId } = await desk.add(receiver.url);
  receiver.answerWith(500);
  for (const _ of [1, 2]) await desk.lead();
  await desk.round();
  const { db } = home.database;
  const given = await db
    .update(webhookDeliveries)
    .set({ failedAt: home.ctx.clock.wall(), nextTryAt: null })
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .returning({ deliveryId: webhookDeliveries.id });
  expect(given).toHaveLength(2);
  const sent: string[] = [];
  const mailer = { deliver: async ({ id }: { id: string }) => void sent.push(id) };
  for (const _ of [1, 2])
    await Promise.all(
      given.map((each) => sendFailedNotice({ ...home.services, db, mailer }, each)),
    );
  // Both know it as one mail, which a process sends once.
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
});

test("what staff change on a page from before a colleague's change puts nothing back", async () => {
  const next = await desk.receiver();
  const { id } = await desk.add(receiver.url);
  const path = `/api/admin/webhooks/${id}`;
  const [{ url, events, updatedAt }] = (await staff("GET", "/api/admin/webhooks")).body;
  const moved = await staff("PATCH", path, { url: next.url, updatedAt });
  expect(moved.status).toBe(200);
  const stale = { url, description: "CRM", events, updatedAt };
  expect(await staff("PATCH", path, stale)).toMatchObject({
    status: 409,
    body: { current: moved.body },
  });
  expect((await staff("GET", "/api/admin/webhooks")).body).toEqual([moved.body]);
  // Its answer was lost.
  expect((await staff("PATCH", path, { url: next.url, updatedAt })).status).toBe(200);
  const [current] = (await staff("GET", "/api/admin/webhooks")).body;
  const read = { description: "CRM", updatedAt: current.updatedAt };
  expect((await staff("PATCH", path, read)).body).toMatchObject({
    url: next.url,
    description: "CRM",
  });
});
