import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { callerOf } from "../tests/support/company.ts";
import { addCompany } from "../tests/support/hours.ts";
import { providerEvents } from "./billing/charging/tables.ts";
import { signupDrafts } from "./billing/tables.ts";
import { seatInvitations } from "./companies/tables.ts";
import { conversations, messages } from "./desk/tables.ts";
import { contacts } from "./enquiries/tables.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const db = () => home.database.db;

test("what has a period is deleted at its end, and nothing else", async () => {
  const companyId = await addCompany(db());
  const expiresAt = new Date();
  const enquiry = { email: "a@example.com", interestedIn: "other", message: "Hello" };
  await db()
    .insert(seatInvitations)
    .values({ companyId, email: "b@example.com", role: "viewer", expiresAt });
  await db()
    .insert(contacts)
    .values([{ ...enquiry, quarantinedBecause: "honeypot" }, enquiry]);
  await db().insert(providerEvents).values({ id: "e", type: "t", objectId: "o", isOurs: true });
  const draft = { visitorId: "v", planId: "crm-essentials" };
  await db()
    .insert(signupDrafts)
    .values([
      { ...draft, setupIntentId: "done", finishedAt: expiresAt },
      { ...draft, setupIntentId: "open" },
    ]);
  const kept = async () => ({
    invitations: (await db().select().from(seatInvitations)).length,
    enquiries: (await db().select().from(contacts)).length,
    events: (await db().select().from(providerEvents)).length,
    drafts: (await db().select().from(signupDrafts)).map(({ setupIntentId }) => setupIntentId),
  });
  const sweepAfter = async (days: number) => {
    await home.pass(days * 86_400_000);
    await home.runJob({ name: "retention-sweep", payload: {} });
    return kept();
  };
  const all = { invitations: 1, enquiries: 2, events: 1, drafts: ["done", "open"] };
  expect(await sweepAfter(29)).toEqual(all);
  expect(await sweepAfter(60)).toEqual({ ...all, drafts: ["open"] });
  expect(await sweepAfter(2)).toEqual({
    invitations: 0,
    enquiries: 1,
    events: 0,
    drafts: ["open"],
  });
});

test("what looked automated goes with what staff saw of it, unless they took it back", async () => {
  const staff = callerOf(home, await home.signIn(trialAddresses.admin));
  const write = async (email: string, website: string, peer: string) => {
    const name = { firstName: "Grace", lastName: "Hopper" };
    const said = { ...name, email, website, interestedIn: "growth-plan", message: "Hello there." };
    expect((await home.post("/api/contact", said, { peer })).status).toBe(201);
    return (await staff("GET", `/api/admin/inbox?view=all&status=any&q=${email}`)).body[0].id;
  };
  await write("bot@example.com", "filled in", "192.0.2.1");
  const backId = await write("back@example.com", "filled in", "192.0.2.2");
  await staff("PATCH", `/api/admin/inbox/${backId}`, { status: "open" });
  const spamId = await write("spam@example.com", "", "192.0.2.3");
  await staff("PATCH", `/api/admin/inbox/${spamId}`, { status: "spam" });

  await home.pass(91 * 86_400_000);
  await home.runJob({ name: "retention-sweep", payload: {} });
  const left = (await db().select().from(conversations)).map(({ email }) => email);
  expect(left.toSorted()).toEqual(["back@example.com", "spam@example.com"]);
  expect(await db().select().from(messages)).toHaveLength(2);
});
