import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { civilDateOf } from "../domain/fields/civil-date.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { callerOf, type Company, newCompany } from "../tests/support/company.ts";
import { addMembership } from "../tests/support/hours.ts";
import { startReceiver } from "../tests/support/receiver.ts";

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

let home: TestApp;
let staff: ReturnType<typeof callerOf>;
let acme: Company;
let receiver: Receiver;
const closing: Receiver[] = [];
const day = 86_400_000;

beforeAll(async () => {
  home = await openTestApp();
  const expire = new Date(Date.now() + 365 * day);
  staff = callerOf(home, await home.signIn(trialAddresses.admin, { expire }));
  acme = await newCompany(home, "Acme Inc.");
  await addMembership(home.ctx, acme.id, { anchor: civilDateOf(new Date()) });
});
afterAll(() => home.close());
beforeEach(async () => void (receiver = await open()));
afterEach(async () => {
  for (const { id } of (await staff("GET", "/api/admin/webhooks")).body)
    await staff("DELETE", `/api/admin/webhooks/${id}`);
  for (const one of closing.splice(0)) await one.close();
});

async function open() {
  const opened = await startReceiver();
  closing.push(opened);
  return opened;
}

const round = () => home.runJob({ name: "webhook-round", payload: {} });

async function add(url = receiver.url, events = ["lead.created"]) {
  const { status, body } = await staff("POST", "/api/admin/webhooks", { url, events });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as { id: string; secret: string };
}

let leads = 0;
async function lead() {
  const answer = await home.post(
    "/api/contact",
    {
      firstName: "Grace",
      lastName: "Hopper",
      email: "grace@example.com",
      interestedIn: "growth-plan",
      message: "A word for staff alone.",
    },
    { peer: `192.0.2.${10 + (leads += 1)}` },
  );
  expect(answer.status).toBe(201);
}

const list = async (query = "") =>
  (await staff("GET", `/api/admin/webhook-deliveries${query}`)).body;
const idsOf = ({ got }: Receiver) => got.map(({ headers }) => headers["webhook-id"]);

function verify(secret: string, { got }: Receiver, at = got.length - 1) {
  const { headers, body } = got[at]!;
  return new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };
}

/** Waits for the round in which the only delivery is due. */
async function passUntilDue() {
  const [{ nextTryAt }] = await list();
  home.advance(Date.parse(nextTryAt) - home.ctx.clock.wall().getTime() + 1);
  await round();
}

test("a lead is told of once, and the official verifier takes its signature", async () => {
  const { secret } = await add();
  await lead();
  await round();
  await round();
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
  expect(await list()).toMatchObject([{ status: "delivered", attempts: 1, answer: 204 }]);
});

test("while a secret is replaced both verify, and afterwards the new one alone", async () => {
  const { id, secret } = await add();
  const rotated = await staff("POST", `/api/admin/webhooks/${id}/secret`);
  expect(rotated.body.previousUntil).not.toBeNull();
  await staff("POST", `/api/admin/webhooks/${id}/test`);
  await round();
  for (const one of [secret, rotated.body.secret])
    expect(verify(one, receiver)).toMatchObject({ type: "test" });
  const listed = await staff("GET", "/api/admin/webhooks");
  expect(JSON.stringify(listed.body)).not.toContain("whsec_");
  home.advance(day + 1000);
  await staff("POST", `/api/admin/webhooks/${id}/test`);
  await round();
  expect(receiver.got[1]?.headers["webhook-signature"]).not.toContain(" ");
});

test("an endpoint that is down for a day gets everything in the end, under the same ids", async () => {
  await add();
  receiver.answerWith(500, {}, "Oh no\n".repeat(500));
  await lead();
  await round();
  const start = home.ctx.clock.wall().getTime();
  while (home.ctx.clock.wall().getTime() - start < day) await passUntilDue();
  const [row] = await list("?status=waiting");
  expect(row).toMatchObject({ answer: 500, attempts: receiver.got.length });
  expect(row.error.length).toBeLessThanOrEqual(500);
  receiver.answerWith(200);
  await passUntilDue();
  await round();
  expect(await list()).toMatchObject([{ status: "delivered", nextTryAt: null, error: null }]);
  expect(new Set(idsOf(receiver)).size).toBe(1);
  expect(new Set(receiver.got.map(({ body }) => body)).size).toBe(1);
});

test("after three days it is given up, and sent again by hand under its id", async () => {
  await add();
  receiver.answer((response) => void response.socket?.end("What?\r\n\r\n"));
  await lead();
  await round();
  const start = home.ctx.clock.wall().getTime();
  for (let tries = 1; tries < 10; tries += 1) await passUntilDue();
  const days = (home.ctx.clock.wall().getTime() - start) / day;
  expect(days).toBeGreaterThan(2.7);
  expect(days).toBeLessThan(3.6);
  const [failed] = await list("?status=failed");
  expect(failed).toMatchObject({ attempts: 10, nextTryAt: null, answer: null });
  expect(failed.error).toContain("Parse Error");
  receiver.answerWith(200);
  const again = await staff("POST", `/api/admin/webhook-deliveries/${failed.id}/again`);
  expect([again.status, again.body.status]).toEqual([201, "waiting"]);
  expect(home.sent.at(-1)?.name).toBe("webhook-round");
  await round();
  expect(new Set(idsOf(receiver))).toEqual(new Set([failed.eventId]));
  expect(await list()).toMatchObject([{ status: "delivered", attempts: 11 }]);
});

test.each([
  [429, "7200", 7200],
  [503, "7200", 7200],
  [503, new Date(Date.now() + 400 * day).toUTCString(), 86_400],
  [500, "7200", 5],
  [429, "soon", 5],
])("after a %i with Retry-After %s it waits %i seconds", async (status, retryAfter, seconds) => {
  await add();
  receiver.answerWith(status, { "Retry-After": retryAfter });
  await lead();
  await round();
  const [{ nextTryAt }] = await list();
  const waits = (Date.parse(nextTryAt) - home.ctx.clock.wall().getTime()) / 1000;
  expect(Math.abs(waits - seconds)).toBeLessThan(2);
});

test("one that says it is gone is turned off, and what happens meanwhile waits for it", async () => {
  const { id } = await add();
  receiver.answerWith(410);
  await lead();
  await round();
  expect(await list()).toMatchObject([{ status: "failed", answer: 410 }]);
  const [endpoint] = (await staff("GET", "/api/admin/webhooks")).body;
  expect([endpoint.enabled, endpoint.goneAt]).toEqual([false, expect.any(String)]);
  expect((await staff("POST", `/api/admin/webhooks/${id}/test`)).status).toBe(409);
  await lead();
  await round();
  expect(receiver.got).toHaveLength(1);
  receiver.answerWith(204);
  await staff("PATCH", `/api/admin/webhooks/${id}`, { enabled: true });
  await round();
  expect(receiver.got).toHaveLength(2);
  const { body } = await staff("GET", "/api/admin/log?kind=webhooks");
  const said = body.map(({ says }: { says: { text: string }[] }) =>
    says.map(({ text }) => text).join(""),
  );
  const host = `127.0.0.1:${receiver.port}`;
  expect(said).toContain(`turned off the webhook to ${host}, which said that it is gone`);
});

test("a slow endpoint holds up no other, and gets one at a time", async () => {
  const quick = await open();
  await add();
  await add(quick.url);
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
  for (const _ of [1, 2, 3]) await lead();
  // As two instances would.
  await Promise.all([round(), round()]);
  expect([new Set(idsOf(receiver)).size, receiver.got.length]).toEqual([3, 3]);
  expect([new Set(idsOf(quick)).size, quick.got.length]).toEqual([3, 3]);
  expect(most).toBeLessThanOrEqual(2);
});

test("a redirect is a failure", async () => {
  await add();
  const other = await open();
  receiver.answerWith(302, { Location: other.url });
  await lead();
  await round();
  expect([other.got.length, (await list())[0].status]).toEqual([0, "waiting"]);
});

test("requests and work are told of as they go, without what was written", async () => {
  const events = ["request.created", "request.answered", "request.solved"];
  const { secret } = await add(receiver.url, [...events, "work.approved", "work.reversed"]);
  const help = { companyId: acme.id, urgency: "standard", subject: "Help", text: "A secret word" };
  const { body: asked } = await acme.owner.call("POST", "/api/requests", help);
  await staff("POST", `/api/admin/inbox/${asked.id}/reply`, { text: "A secret answer" });
  await acme.owner.call("POST", `/api/requests/${asked.id}/solved`);
  await staff("PATCH", `/api/admin/inbox/${asked.id}`, { status: "open" });
  await staff("PATCH", `/api/admin/inbox/${asked.id}`, { status: "solved" });
  const date = civilDateOf(home.ctx.clock.now());
  const line = { companyId: acme.id, date, minutes: 60, where: "onshore", text: "Secret" };
  const { body: work } = await staff("POST", "/api/admin/work", line);
  await staff("POST", `/api/admin/work/${work.id}/approve`);
  await staff("POST", `/api/admin/work/${work.id}/reverse`);
  await round();
  const told = receiver.got.map(({ body }) => JSON.parse(body));
  expect(told.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["request.created", "request.answered", "work.approved"]),
  );
  expect(told.at(-1)).toMatchObject({ type: "work.reversed", data: { workId: work.id } });
  expect(told.every(({ data }) => data.companyId === acme.id)).toBe(true);
  expect(JSON.stringify(told)).not.toMatch(/secret/i);
  expect(secret).toMatch(/^whsec_/);
});

test("a request for membership and what becomes of it are told", async () => {
  await add(receiver.url, ["membership.requested", "membership.started", "membership.ended"]);
  await home.post("/api/membership/request", {
    firstName: "Grace",
    lastName: "Hopper",
    email: "grace@example.com",
    phone: "909 555 0100",
    company: "Compilers",
    requestedPlan: "Growth",
  });
  const requests = "/api/admin/membership-requests";
  const [{ id }] = (await staff("GET", requests)).body;
  await staff("PATCH", `${requests}/${id}/approve`, { planId: "scale" });
  await round();
  expect(receiver.got.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: "membership.requested", data: { membershipRequestId: id, company: "Compilers" } },
    { type: "membership.started", data: { planId: "scale" } },
  ]);
});

test("what is undone is told to nobody", async () => {
  await add();
  const { db } = home.database;
  const undone = db.transaction(async (tx) => {
    const { recordEvent } = await import("../platform/events.ts");
    await recordEvent({ ...home.ctx, db: tx }, "lead.created", {});
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await round();
  expect(await list()).toEqual([]);
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
  expect(() => requireSendable({ live: false, remoteTrial: true }, receiver.url)).toThrow(
    "private network",
  );
});
