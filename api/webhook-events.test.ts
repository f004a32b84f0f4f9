import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { civilDateOf } from "../domain/fields/civil-date.ts";
import { eventTypes } from "../platform/event-types.ts";
import { type Company, newCompany } from "../tests/support/company.ts";
import { addMembership } from "../tests/support/hours.ts";
import { openSignup } from "../tests/support/signup-page.ts";
import {
  openWebhookDesk,
  type Receiver,
  verify,
  type WebhookDesk,
} from "../tests/support/webhook-desk.ts";

let desk: WebhookDesk;
let acme: Company;
let receiver: Receiver;
let secret: string;

beforeAll(async () => {
  desk = await openWebhookDesk();
  acme = await newCompany(desk.home, "Acme Inc.");
  await addMembership(desk.home.ctx, acme.id, { anchor: civilDateOf(new Date()) });
  await desk.round();
});
afterAll(() => desk.home.close());
beforeEach(async () => {
  receiver = await desk.receiver();
  ({ secret } = await desk.add(receiver.url, [...eventTypes]));
});
afterEach(() => desk.clear());

/** What was told since, each once and signed, in the order it happened. */
async function told() {
  await desk.round();
  await desk.round();
  const ids = receiver.got.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(ids.length);
  return receiver.got.map((_, at) => {
    const { type, data } = verify(secret, receiver, at);
    return { type, data };
  });
}

test("a lead is told of when it comes, and each time its status changes", async () => {
  await desk.lead();
  const [{ id }] = (await desk.staff("GET", "/api/admin/inbox?view=all&q=grace")).body;
  await desk.staff("PATCH", `/api/admin/inbox/${id}`, { status: "open" });
  await desk.staff("PATCH", `/api/admin/inbox/${id}`, { status: "open" });
  await desk.staff("PATCH", `/api/admin/inbox/${id}`, { status: "lost" });
  expect(await told()).toMatchObject([
    { type: "lead.created", data: { leadId: id, status: "new" } },
    { type: "lead.status_changed", data: { leadId: id, before: "new", status: "open" } },
    { type: "lead.status_changed", data: { leadId: id, before: "open", status: "lost" } },
  ]);
});

test("a lead that was won is never told of as lost where it is merged into a later one", async () => {
  const inbox = "/api/admin/inbox";
  const newLead = async (): Promise<string> => {
    await desk.lead();
    return (await desk.staff("GET", `${inbox}?kind=lead&status=new`)).body[0].id;
  };
  const won = await newLead();
  await desk.staff("PATCH", `${inbox}/${won}`, { status: "won" });
  const later = await newLead();
  expect((await desk.staff("POST", `${inbox}/${won}/merge`, { into: later })).status).toBe(200);
  expect(await told()).toMatchObject([
    { type: "lead.created", data: { leadId: won } },
    { type: "lead.status_changed", data: { leadId: won, before: "new", status: "won" } },
    { type: "lead.created", data: { leadId: later } },
  ]);
});

test("a signup is told of when it is stored, confirmed and canceled, and the plan it begins", async () => {
  const signups = "/api/admin/membership-signups";
  const ids: number[] = [];
  for (const verb of ["confirm", "cancel"]) {
    const visitor = await openSignup(desk.home);
    await visitor.stage();
    const { payment_method: card } = await visitor.confirm();
    expect((await visitor.submit(card)).status).toBe(201);
    const [{ id }] = (await desk.staff("GET", `${signups}?status=new`)).body;
    ids.push(id);
    expect((await desk.staff("PATCH", `${signups}/${id}/${verb}`, {})).status).toBe(200);
  }
  const [confirmed, canceled] = ids;
  const all = await told();
  expect(all).toMatchObject([
    { type: "signup.created", data: { signupId: confirmed } },
    { type: "signup.confirmed", data: { signupId: confirmed } },
    { type: "membership.started", data: {} },
    { type: "signup.created", data: { signupId: canceled } },
    { type: "signup.canceled", data: { signupId: canceled } },
  ]);
  expect(JSON.stringify(all)).not.toMatch(/seti_|pm_|cus_/);
});

test("a membership is told of when it changes and when it ends", async () => {
  const company = await newCompany(desk.home, "Changing Ltd.");
  await addMembership(desk.home.ctx, company.id, { anchor: civilDateOf(new Date()) });
  const at = `/api/admin/companies/${company.id}`;
  const choice = { planId: "scale", term: "month", when: "now" };
  expect((await desk.staff("POST", `${at}/plan`, choice)).status).toBe(200);
  expect((await desk.staff("POST", `${at}/cancel`, {})).status).toBe(200);
  expect((await desk.staff("POST", `${at}/resume`, {})).status).toBe(200);
  const all = await told();
  const changed = ["membership.changed", "scale", ["endsOn"]];
  expect(all.map(({ type, data }) => [type, data["planId"], data["changed"]])).toEqual([
    ["membership.ended", "crm-essentials", undefined],
    ["membership.started", "scale", undefined],
    changed,
    changed,
  ]);
});

test("requests and work are told of as they go, without what was written", async () => {
  const help = { companyId: acme.id, urgency: "standard", subject: "Help", text: "A secret word" };
  const { body: asked } = await acme.owner.call("POST", "/api/requests", help);
  await desk.staff("POST", `/api/admin/inbox/${asked.id}/reply`, { text: "A secret answer" });
  expect((await acme.owner.call("POST", `/api/requests/${asked.id}/solution`)).status).toBe(200);
  for (const status of ["open", "solved"])
    expect((await desk.staff("PATCH", `/api/admin/inbox/${asked.id}`, { status })).status).toBe(
      200,
    );
  const date = civilDateOf(desk.home.ctx.clock.now());
  const line = { companyId: acme.id, date, minutes: 60, where: "onshore", text: "Secret" };
  const { body: work } = await desk.staff("POST", "/api/admin/work", line);
  await desk.staff("POST", `/api/admin/work/${work.id}/approve`);
  await desk.staff("POST", `/api/admin/work/${work.id}/reverse`);
  const all = await told();
  expect(all.map(({ type }) => type)).toEqual([
    "request.created",
    "request.answered",
    "request.solved",
    "request.solved",
    "work.approved",
    "work.reversed",
  ]);
  expect(all.at(-1)).toMatchObject({ data: { workId: work.id } });
  expect(all.every(({ data }) => data["companyId"] === acme.id)).toBe(true);
  expect(JSON.stringify(all)).not.toMatch(/secret/i);
});

test("a request for membership and what becomes of it are told", async () => {
  await desk.home.post("/api/membership/request", {
    firstName: "Grace",
    lastName: "Hopper",
    email: "grace@example.com",
    phone: "909 555 0100",
    company: "Compilers",
    requestedPlan: "Growth",
  });
  const requests = "/api/admin/membership-requests";
  const [{ id }] = (await desk.staff("GET", requests)).body;
  await desk.staff("PATCH", `${requests}/${id}/approve`, { planId: "scale" });
  expect(await told()).toMatchObject([
    { type: "membership.requested", data: { membershipRequestId: id, company: "Compilers" } },
    { type: "membership.started", data: { planId: "scale" } },
  ]);
});

test("what is undone is told to nobody", async () => {
  await desk.add(receiver.url);
  const { db } = desk.home.database;
  const undone = db.transaction(async (tx) => {
    const { recordEvent } = await import("../platform/events.ts");
    await recordEvent({ ...desk.home.ctx, db: tx }, "lead.created", {});
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await desk.round();
  expect(await desk.list()).toEqual([]);
});
