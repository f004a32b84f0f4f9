import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { membershipSignups } from "../domain/billing/tables.ts";
import { chargeSignup } from "../domain/billing/charging/charge-signup.ts";
import { markSignup } from "../domain/billing/mark-signup.ts";
import { ownedCompany } from "../domain/companies/company-in-view.ts";
import { startMembership } from "../domain/hours/start-membership.ts";
import { auditLog } from "../platform/db/tables.ts";
import { trialAddresses } from "../content/trial.ts";
import { accountOf } from "../tests/support/account-of.ts";
import { waitsOrEnds } from "../tests/support/lock-wait.ts";
import { openSignupDesk, type SignupDesk } from "../tests/support/signup-desk.ts";
import { openVisitor, readSignInMail, signInByEmail } from "../tests/support/visitor.ts";

let desk: SignupDesk;
let home: SignupDesk["home"];
let mail: SignupDesk["mail"];
beforeAll(async () => {
  desk = await openSignupDesk();
  ({ home, mail } = desk);
});
afterAll(() => desk.close());

test("lists signups and counts those pending", async () => {
  const id = await desk.signup("list@example.com", "exec-concierge");
  const answer = await desk.list("?q=LIST@");
  const [first, ...others] = await answer.json();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    id,
    email: "list@example.com",
    planId: "exec-concierge",
    status: "pending_confirmation",
    confirmedAt: null,
    cardBrand: "amex",
    cardLast4: "0005",
    paymentMethodId: expect.stringMatching(/^pm_/),
    customerId: expect.stringMatching(/^cus_/),
    charge: null,
  });
  expect(JSON.stringify(first)).not.toContain("seti_");
  expect(answer.headers.get("x-pending-count")).toBe("1");
  expect(await (await desk.list("?status=cancelled")).json()).toEqual([]);
});

test("only staff may read or decide", async () => {
  const id = await desk.signup("roles@example.com");
  const member = await home.signIn("roles-member@example.com");
  for (const [cookie, status] of [
    ["", 401],
    [member, 403],
  ] as const) {
    expect((await desk.list("", cookie)).status).toBe(status);
    for (const verb of ["confirm", "cancel"] as const) {
      expect((await desk.decide(id, verb, cookie)).status).toBe(status);
      expect((await desk.preview(id, verb, {}, cookie)).status).toBe(status);
    }
  }
  expect(await desk.rowOf(id)).toMatchObject({ status: "pending_confirmation" });
});

test("confirming a yearly term starts a year, with its bonus hour", async () => {
  await home.signIn("yearly@example.com");
  const id = await desk.signup("yearly@example.com", "crm-essentials");
  await home.database.db
    .update(membershipSignups)
    .set({ term: "year" })
    .where(eq(membershipSignups.id, id));
  const [listed] = await (await desk.list("?q=yearly@")).json();
  expect(listed).toMatchObject({ term: "year" });
  const csv = await home.request("GET", "/api/admin/membership-signups.csv?q=yearly@", {
    headers: { Cookie: desk.admin },
  });
  expect(await csv.text()).toMatch(/CRM Essentials,year,/i);
  expect((await desk.decide(id, "confirm")).status).toBe(200);
  const [sent] = await desk.mailAbout(id);
  expect(sent?.text).toContain("$15,000 once a year");
  expect(await accountOf(home, "yearly@example.com")).toMatchObject({
    membershipPlan: "crm-essentials",
    hoursRemaining: 11,
  });
});

test("confirming gives the plan to the account that verified the address, and sends mail", async () => {
  await home.signIn("grace@example.com");
  const id = await desk.signup("Grace@Example.com");
  const answer = await desk.decide(id, "confirm");
  expect(answer.status).toBe(200);
  const confirmed = await answer.json();
  expect(confirmed).toMatchObject({ id, status: "confirmed" });
  expect(confirmed.confirmedAt).toMatch(/^\d{4}-/);
  expect(await accountOf(home, "grace@example.com")).toMatchObject({
    membershipPlan: "fractional-cto",
    hoursRemaining: 20,
    hoursUsed: 0,
  });
  const trail = await home.database.db.select().from(auditLog);
  expect(trail.map(({ action }) => action)).toContain("membership-signup.confirmed");
  expect(JSON.stringify(trail)).not.toMatch(/grace@example/i);
  const [received, ...others] = await desk.mailAbout(id);
  expect(others).toEqual([]);
  expect(received?.to.toLowerCase()).toBe("grace@example.com");
  for (const words of [
    "Your membership is confirmed",
    "Fractional CTO",
    "$3,500 a month",
    "we are charging $3,500 to your American Express ending in 0005",
  ])
    expect(received?.text).toContain(words);
});

test("a plan confirmed before there is an account waits for its first sign-in", async () => {
  const id = await desk.signup("later@example.com", "crm-essentials");
  expect((await desk.decide(id, "confirm")).status).toBe(200);
  expect(await desk.rowOf(id)).toMatchObject({ status: "confirmed", appliedAt: null });
  const visitor = openVisitor(home, "198.51.100.77");
  await signInByEmail(home, visitor, "later@example.com", mail);
  expect(await accountOf(home, "later@example.com")).toMatchObject({
    membershipPlan: "crm-essentials",
    hoursRemaining: 10,
  });
  expect((await desk.rowOf(id))?.appliedAt).not.toBeNull();
});

test("a plan confirmed while that sign-in is under way is applied too", async () => {
  const { db } = home.database;
  const email = "meanwhile@example.com";
  const id = await desk.signup(email, "crm-essentials");
  const staff = await accountOf(home, trialAddresses.admin);
  const actor = { kind: "member" as const, userId: staff.id, email: staff.email, isAdmin: true };
  const visitor = openVisitor(home, "198.51.100.78");
  await visitor.form("/api/sign-in/email", { email });
  const { code } = await readSignInMail(home, mail);
  let signingIn: Promise<Response> | undefined;
  await db.transaction(async (tx) => {
    const ctx = { ...home.ctx, actor, db: tx };
    await markSignup(ctx, id, { status: "confirmed", note: null });
    signingIn = visitor.form("/api/sign-in/code", { code });
    await waitsOrEnds(home.database, signingIn);
  });
  await signingIn;
  await chargeSignup(home.ctx, home.services.charges, id);
  expect(await accountOf(home, email)).toMatchObject({ membershipPlan: "crm-essentials" });
  expect((await desk.rowOf(id))?.appliedAt).not.toBeNull();
});

test("an accepted signup gives a nameless account its name, and staff a phone number and company", async () => {
  const email = "nameless@example.com";
  const visitor = openVisitor(home, "198.51.100.79");
  await signInByEmail(home, visitor, email, mail);
  const ask = async () => {
    const about = { topic: "support", message: "Please help me with this." };
    expect((await visitor.json("POST", "/api/account/enquiries", about)).status).toBe(201);
    mail.received.length = 0;
    for (const job of home.sent.slice(-2)) await home.runJob(job);
    const words = mail.received.map(({ text }) => text).join("\n");
    return { words, notice: mail.received.find(({ to }) => to !== email)?.text };
  };
  const id = await desk.signup(email, "crm-essentials");
  const before = await ask();
  expect(before.words).toContain("Hello,");
  expect(before.notice).toContain(`New inquiry from ${email}`);
  expect(before.notice).not.toContain("555-0101");
  await desk.decide(id, "confirm");
  expect(await accountOf(home, email)).toMatchObject({
    firstName: "Grace",
    lastName: "Hopper",
    phone: "(909) 555-0101",
  });
  const after = await ask();
  expect(after.words).toContain("Hello Grace,");
  for (const words of ["New inquiry from Grace Hopper", "(909) 555-0101", "Compilers"])
    expect(after.notice).toContain(words);
  const own = { firstName: "Amazing", lastName: "", phone: "909 555 0199" };
  await visitor.json("PATCH", "/api/account/profile", own);
  await desk.decide(await desk.signup(email), "confirm");
  expect(await accountOf(home, email)).toMatchObject({ ...own, lastName: null });
  expect((await ask()).notice).toContain(own.phone);
});

async function repeats() {
  const rows = (await (await desk.list("?q=again@")).json()) as { repeats?: object }[];
  return rows.map((row) => row.repeats);
}

test("a signup for a plan already held and a second pending one are marked for staff", async () => {
  const email = "again@example.com";
  await home.signIn(email);
  await desk.decide(await desk.signup(email, "crm-essentials"), "confirm");
  const noticeOf = async (signupId: number) => {
    mail.received.length = 0;
    await home.runJob({ name: "signup-notice", payload: { signupId } });
    return mail.received[0]?.text;
  };
  const id = await desk.signup("Again@example.com", "crm-essentials");
  expect(await repeats()).toEqual([{ heldPlan: "crm-essentials", alsoPending: 0 }, undefined]);
  expect(await noticeOf(id)).toMatch(/Repeated signup: Grace Hopper[^]*CRM Essentials/);
  const second = await desk.signup(email);
  const both = { heldPlan: "crm-essentials", alsoPending: 1 };
  expect(await repeats()).toEqual([both, both, undefined]);
  expect(await noticeOf(second)).toMatch(/Also waiting[^]*1 more signup/);
  expect(await noticeOf(await desk.signup("first@example.com"))).toContain(
    "New signup: Grace Hopper",
  );
  const companyId = (await ownedCompany(home.database.db, (await accountOf(home, email)).id))!;
  await startMembership(home.ctx, {
    companyId,
    planId: "free",
    cadence: "month",
    billing: "by-hand",
  });
  expect(await repeats()).toMatchObject([{ heldPlan: null }, { heldPlan: null }, undefined]);
});

test("a cancellation changes no plan and sends mail", async () => {
  await home.signIn("cancelled@example.com");
  const id = await desk.signup("cancelled@example.com");
  expect(await (await desk.decide(id, "cancel")).json()).toMatchObject({
    status: "cancelled",
    confirmedAt: null,
  });
  expect((await accountOf(home, "cancelled@example.com")).membershipPlan).toBe("free");
  const [received] = await desk.mailAbout(id);
  expect(received?.text).toMatch(
    /Your card \(.+ ending in \d{4}\) has not been charged and will not be\./,
  );
});
