import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { approveRequest } from "../domain/applications/decide-request.ts";
import { membershipRequests } from "../domain/applications/tables.ts";
import { addDays, civilDateOf } from "../domain/fields/civil-date.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { waitsOrEnds } from "../tests/support/lock-wait.ts";
import { type Person, newPerson } from "../tests/support/company.ts";
import { turnTo } from "../tests/support/hours.ts";
import { openVisitor, readSignInMail, signInByEmail } from "../tests/support/visitor.ts";

let home: TestApp;
let staff: Person;
beforeAll(async () => {
  home = await openTestApp();
  staff = await newPerson(home, { email: trialAddresses.admin });
});
afterAll(() => home.close());

async function signIn(email: string, address: string) {
  const visitor = openVisitor(home, address);
  await signInByEmail(home, visitor, email);
  return async () => (await visitor.get("/api/auth/user")).json();
}

/** What a job mails to an address. */
async function mailsOf(name: string, email: string) {
  const [jobs, mailbox] = [home.sent.length, home.services.mailbox!];
  const before = new Set((await mailbox.list()).map(({ id }) => id));
  await home.runJob({ name, payload: {} });
  for (const job of home.sent.slice(jobs)) await home.runJob(job);
  const mails = (await mailbox.list()).filter(({ id, to }) => to === email && !before.has(id));
  return Promise.all(mails.map(({ id }) => mailbox.get(id)));
}

const approved = (email: string, approvedPlan: string, decidedAt: Date) => ({
  firstName: "Ada",
  lastName: "L",
  company: "E",
  requestedPlan: "Growth",
  email,
  approvedPlan,
  decidedAt,
  status: "approved" as const,
});

describe("a plan approved before anyone signed in", () => {
  test("is applied once, at the first sign-in with that address, by the latest decision", async () => {
    const now = Date.now();
    const db = home.database.db;
    await db
      .insert(membershipRequests)
      .values([
        approved("Early@Example.com", "scale", new Date(now - 1000)),
        approved("early@example.com", "growth", new Date(now - 5000)),
        approved("somebody@example.com", "enterprise", new Date(now)),
      ]);
    const ada = await signIn("early@example.com", "198.51.100.1");
    expect(await ada()).toMatchObject({ membershipPlan: "scale", hoursRemaining: 15 });
    const start = (await ada()).membershipStartDate;
    const again = await signIn("early@example.com", "198.51.100.2");
    expect((await again()).membershipStartDate).toBe(start);
    const rows = await db.select().from(membershipRequests);
    expect(rows.filter(({ appliedAt }) => appliedAt === null).map(({ email }) => email)).toEqual([
      "somebody@example.com",
    ]);
  });

  test("is applied even if the approval commits while that sign-in is under way", async () => {
    const { db } = home.database;
    const email = "meanwhile@example.com";
    const person = { firstName: "Ada", lastName: "L", company: "E", requestedPlan: "Growth" };
    const [asked] = await db
      .insert(membershipRequests)
      .values({ ...person, email })
      .returning();
    const ada = openVisitor(home, "198.51.100.251");
    await ada.form("/api/sign-in/email", { email });
    const { code } = await readSignInMail(home);
    const actor = {
      kind: "member" as const,
      userId: staff.id,
      email: staff.email,
      isAdmin: true,
    };
    let signingIn: Promise<Response> | undefined;
    await db.transaction(async (tx) => {
      await approveRequest({ ...home.ctx, actor, db: tx }, asked!.id, {
        planId: "growth",
        note: null,
      });
      signingIn = ada.form("/api/sign-in/code", { code });
      // Until it waits for this decision, or has missed it.
      await waitsOrEnds(home.database, signingIn);
    });
    await signingIn;
    const me = await (await ada.get("/api/auth/user")).json();
    expect(me).toMatchObject({ membershipPlan: "growth", hoursRemaining: 10 });
  });

  test("is billed, and reminded of, at its address until somebody signs in, who then reads the invoice", async () => {
    const email = "billed@example.com";
    const person = { firstName: "Ada", lastName: "L", company: "Billed", requestedPlan: "Growth" };
    const [asked] = await home.database.db
      .insert(membershipRequests)
      .values({ ...person, email })
      .returning();
    const approval = `/api/admin/membership-requests/${asked!.id}/approve`;
    expect((await staff.call("PATCH", approval, { planId: "growth" })).status).toBe(200);
    const [invoice] = await mailsOf("invoicing", email);
    expect(invoice?.text).toContain(`sign in with ${email}`);
    const late = addDays(civilDateOf(home.ctx.clock.now()), 17);
    await turnTo(home, late);
    const reminders = () => mailsOf("invoice-reminders", email);
    expect(await reminders()).toEqual([
      expect.objectContaining({ subject: expect.stringMatching(/^Reminder: /) }),
    ]);
    expect(await reminders()).toEqual([]);
    const path = /\/dashboard\/invoices\/([\w-]+)$/m.exec(invoice!.text)!;
    const ada = openVisitor(home, "198.51.100.3");
    await signInByEmail(home, ada, email);
    expect((await ada.get(`/api/invoices/${path[1]}`)).status).toBe(200);
  });
});
