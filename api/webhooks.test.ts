import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { switching } from "../tests/support/receiver.ts";
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

test("a lead is told of once, and the official verifier takes its signature", async () => {
  const { secret } = await desk.add(receiver.url);
  await desk.lead();
  await desk.round();
  await desk.round();
  expect(receiver.got).toHaveLength(1);
  const told = verify(secret, receiver);
  expect(told).toMatchObject({
    type: "lead.created",
    data: { status: "new", name: "Grace Hopper", email: "grace@example.com" },
  });
  expect(JSON.stringify(told)).not.toContain("A word for staff");
  expect(() => verify(`whsec_${btoa("x".repeat(32))}`, receiver)).toThrow(
    "No matching signature found",
  );
  expect(await desk.list()).toMatchObject([{ status: "delivered", attempts: 1, answer: 204 }]);
});

test("while a secret is replaced both verify, and afterwards the new one alone", async () => {
  const { id, secret } = await desk.add(receiver.url);
  const rotated = await staff("POST", `/api/admin/webhooks/${id}/secret`);
  expect(rotated.body.previousUntil).not.toBeNull();
  await staff("POST", `/api/admin/webhooks/${id}/test`);
  await desk.round();
  for (const one of [secret, rotated.body.secret])
    expect(verify(one, receiver)).toMatchObject({ type: "test" });
  const listed = await staff("GET", "/api/admin/webhooks");
  expect(JSON.stringify(listed.body)).not.toContain("whsec_");
  home.advance(day + 1000);
  await staff("POST", `/api/admin/webhooks/${id}/test`);
  await desk.round();
  expect(receiver.got[1]?.headers["webhook-signature"]).not.toContain(" ");
});

test("an endpoint that is down for a day gets everything in the end, under the same ids", async () => {
  await desk.add(receiver.url);
  receiver.answerWith(500, {}, "Oh no\n".repeat(500));
  await desk.lead();
  await desk.round();
  const start = home.ctx.clock.wall().getTime();
  while (home.ctx.clock.wall().getTime() - start < day) await desk.passUntilDue();
  const [row] = await desk.list("?status=waiting");
  expect(row).toMatchObject({ answer: 500, attempts: receiver.got.length });
  expect(row.error.length).toBeLessThanOrEqual(500);
  receiver.answerWith(200);
  await desk.passUntilDue();
  await desk.round();
  expect(await desk.list()).toMatchObject([{ status: "delivered", nextTryAt: null, error: null }]);
  expect(new Set(idsOf(receiver)).size).toBe(1);
  expect(new Set(receiver.got.map(({ body }) => body)).size).toBe(1);
});

test("after three days it is given up, and sent again by hand under its id", async () => {
  await desk.add(receiver.url);
  receiver.answer((response) => void response.socket?.end("What?\r\n\r\n"));
  await desk.lead();
  await desk.round();
  const start = home.ctx.clock.wall().getTime();
  for (let tries = 1; tries < 10; tries += 1) await desk.passUntilDue();
  const days = (home.ctx.clock.wall().getTime() - start) / day;
  expect(days).toBeGreaterThan(2.7);
  expect(days).toBeLessThan(3.6);
  const [failed] = await desk.list("?status=failed");
  expect(failed).toMatchObject({ attempts: 10, nextTryAt: null, answer: null });
  expect(failed.error).toContain("Parse Error");
  receiver.answerWith(200);
  const again = await staff("POST", `/api/admin/webhook-deliveries/${failed.id}/again`);
  expect([again.status, again.body.status]).toEqual([201, "waiting"]);
  expect(home.sent.at(-1)?.name).toBe("webhook-round");
  await desk.round();
  expect(new Set(idsOf(receiver))).toEqual(new Set([failed.eventId]));
  expect(await desk.list()).toMatchObject([{ status: "delivered", attempts: 11 }]);
});

test.each([
  [429, "7200", 7200],
  [503, "7200", 7200],
  [503, new Date(Date.now() + 400 * day).toUTCString(), 86_400],
  [500, "7200", 5],
  [429, "soon", 5],
])("after a %i with Retry-After %s it waits %i seconds", async (status, retryAfter, seconds) => {
  await desk.add(receiver.url);
  receiver.answerWith(status, { "Retry-After": retryAfter });
  await desk.lead();
  const before = home.ctx.clock.wall().getTime();
  await desk.round();
  const after = home.ctx.clock.wall().getTime();
  const [{ nextTryAt }] = await desk.list();
  // Five seconds are a tenth more or less.
  const shortest = (seconds - 0.5) * 1000;
  expect(Date.parse(nextTryAt)).toBeGreaterThanOrEqual(before + shortest);
  expect(Date.parse(nextTryAt)).toBeLessThanOrEqual(after + shortest + 1000);
});

test("one that says it is gone is turned off, staff are told, and what happens meanwhile waits for it", async () => {
  const { id } = await desk.add(receiver.url);
  const gone = async () => (await staff("GET", "/api/admin/health")).body.webhooksGone;
  receiver.answerWith(410);
  await desk.lead();
  await desk.round();
  expect(await desk.list()).toMatchObject([{ status: "failed", answer: 410 }]);
  const [endpoint] = (await staff("GET", "/api/admin/webhooks")).body;
  expect([endpoint.enabled, endpoint.goneAt]).toEqual([false, expect.any(String)]);
  expect(await gone()).toBe(1);
  const notice = home.sent.at(-1)!;
  expect(notice.name).toBe("webhook-gone-notice");
  await home.runJob(notice);
  const host = `127.0.0.1:${receiver.port}`;
  const about = `The webhook to ${host} was turned off`;
  const told = async () =>
    (await home.services.mailbox!.list()).filter(({ subject }) => subject === about);
  const { firmInbox } = home.services.settings.mail;
  expect(await told()).toMatchObject([{ to: firmInbox.address }]);
  expect((await staff("POST", `/api/admin/webhooks/${id}/test`)).status).toBe(409);
  await desk.lead();
  await desk.round();
  expect(receiver.got).toHaveLength(1);
  receiver.answerWith(204);
  await staff("PATCH", `/api/admin/webhooks/${id}`, { enabled: true });
  await desk.round();
  expect(receiver.got).toHaveLength(2);
  expect(await gone()).toBe(0);
  const { body } = await staff("GET", "/api/admin/log?kind=webhooks");
  const said = body.map(({ says }: { says: { text: string }[] }) =>
    says.map(({ text }) => text).join(""),
  );
  expect(said).toContain(`turned off the webhook to ${host}, which said that it is gone`);
});

test("a slow endpoint holds up no other, and gets one at a time", async () => {
  const quick = await desk.receiver();
  await desk.add(receiver.url);
  await desk.add(quick.url);
  let open_ = 0;
  let most = 0;
  receiver.answer((response) => {
    most = Math.max(most, (open_ += 1));
    // It answers only once the other has everything.
    const answer = () => {
      if (quick.got.length < 3) return void setImmediate(answer);
      open_ -= 1;
      response.writeHead(204).end();
    };
    answer();
  });
  for (const _ of [1, 2, 3]) await desk.lead();
  // As two instances would.
  await Promise.all([desk.round(), desk.round()]);
  expect([new Set(idsOf(receiver)).size, receiver.got.length]).toEqual([3, 3]);
  expect([new Set(idsOf(quick)).size, quick.got.length]).toEqual([3, 3]);
  expect(most).toBeLessThanOrEqual(2);
});

test("a redirect is a failure", async () => {
  await desk.add(receiver.url);
  const other = await desk.receiver();
  receiver.answerWith(302, { Location: other.url });
  await desk.lead();
  await desk.round();
  expect([other.got.length, (await desk.list())[0].status]).toEqual([0, "waiting"]);
});

test("one that would rather switch protocols has refused, and keeps the next try", async () => {
  await desk.add(receiver.url);
  receiver.answer((response) => void response.socket?.write(switching));
  await desk.lead();
  await desk.round();
  expect(await desk.list()).toMatchObject([{ status: "waiting", answer: 101, attempts: 1 }]);
  receiver.answerWith(204);
  await desk.passUntilDue();
  expect(await desk.list()).toMatchObject([{ status: "delivered", attempts: 2 }]);
});

test("what cannot be an endpoint is refused with the field that says why", async () => {
  const odd = [
    "ftp://example.com/",
    "nonsense",
    "http://10.0.0.1/",
    "http://[::ffff:192.168.0.1]/",
    "http://me:secret@example.com/",
  ];
  for (const url of odd) {
    const { status, body } = await staff("POST", "/api/admin/webhooks", {
      url,
      events: ["lead.created"],
    });
    expect([status, Object.keys(body.fields)], url).toEqual([400, ["url"]]);
  }
  const none = { url: receiver.url, events: [] };
  expect((await staff("POST", "/api/admin/webhooks", none)).body.fields).toHaveProperty("events");
  const missing = "/api/admin/webhooks/7f9c24e5-2b31-4a52-9c9e-1d3f6a1b2c3d";
  for (const [method, path] of [
    ["PATCH", ""],
    ["DELETE", ""],
    ["POST", "/secret"],
    ["POST", "/test"],
  ] as const)
    expect((await staff(method, missing + path, {})).status).toBe(404);
});

test("once live only https is taken, and nothing on the same machine", async () => {
  const { requireSendable } = await import("../domain/webhooks/sendable-url.ts");
  const live = { live: true, remoteTrial: false };
  expect(requireSendable(live, "https://example.com/a#b")).toBe("https://example.com/a");
  expect(() => requireSendable(live, "http://example.com/")).toThrow("https://");
  expect(() => requireSendable(live, "https://127.0.0.1/")).toThrow("private network");
  // As a network without IPv4 writes 8.8.8.8.
  expect(requireSendable(live, "https://[64:ff9b::808:808]/")).toContain("64:ff9b::808:808");
  expect(() => requireSendable({ live: false, remoteTrial: true }, receiver.url)).toThrow(
    "private network",
  );
});
