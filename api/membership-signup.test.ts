import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { membershipSignups, signupDrafts } from "../domain/billing/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { applicant as form, openSignup as openSignupPage } from "../tests/support/signup-page.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const openSignup = (planId?: string, known?: { cookie: string }) =>
  openSignupPage(app, planId, known && { known });

const signups = () =>
  app.database.db.select().from(membershipSignups).orderBy(membershipSignups.id);

describe("a setup intent", () => {
  test("belongs to the visitor, and is reused for the same plan", async () => {
    const first = await openSignup();
    expect(first.body.client_secret).toMatch(/^seti_/);
    const again = await openSignup("crm-essentials", first);
    expect(again.setupIntentId).toBe(first.setupIntentId);
    const other = await openSignup("fractional-cto", first);
    expect(other.setupIntentId).not.toBe(first.setupIntentId);
  });

  test("is shared by two concurrent tabs", async () => {
    const first = await openSignup();
    const both = await Promise.all([
      openSignup("exec-concierge", first),
      openSignup("exec-concierge", first),
    ]);
    expect(both[0].setupIntentId).toBe(both[1].setupIntentId);
  });

  test("cannot be opened from another site, or for a plan that is not on sale", async () => {
    for (const site of ["cross-site", "same-site", "none"]) {
      const refused = await app.request("GET", "/api/membership/setup-intent/crm-essentials", {
        headers: { "Sec-Fetch-Site": site },
        peer: "198.51.100.1",
      });
      expect(refused.status).toBe(403);
    }
    for (const plan of ["free", "growth", "no-such-plan"])
      expect((await openSignup(plan)).answer.status).toBe(404);
  });
});

test("a signup that the provider’s event finished first is found again by its own browser alone", async () => {
  const visitor = await openSignup();
  await visitor.stage();
  const { payment_method: card } = await visitor.confirm();
  await app.services.standIn!.round();
  const reload = async ({ cookie }: { cookie: string }, after: string) => {
    const path = `/api/membership/setup-intent/crm-essentials?after=${after}`;
    const headers = { "Sec-Fetch-Site": "same-origin", Cookie: cookie };
    return (await app.request("GET", path, { headers, peer: "198.51.100.7" })).json();
  };
  const { setupIntentId } = visitor;
  expect(await reload(visitor, setupIntentId)).toMatchObject({
    setupIntentId,
    status: "succeeded",
  });
  expect((await visitor.submit(card)).status).toBe(201);
  const stranger = await openSignup();
  expect((await reload(stranger, setupIntentId)).setupIntentId).toBe(stranger.setupIntentId);
  expect((await reload(visitor, "seti_unknown")).status).toBe("requires_payment_method");
});

const yearly = (known?: { cookie: string }) =>
  openSignupPage(app, "crm-essentials", { term: "year", ...(known && { known }) });

describe("a yearly term", () => {
  test("is kept with the intent, apart from a monthly one, and stored with the signup", async () => {
    const monthly = await openSignup();
    const visitor = await yearly(monthly);
    expect(visitor.setupIntentId).not.toBe(monthly.setupIntentId);
    expect((await yearly(monthly)).setupIntentId).toBe(visitor.setupIntentId);
    await visitor.stage({ term: "month" });
    const { payment_method: card } = await visitor.confirm();
    expect((await visitor.submit(card)).status).toBe(201);
    const mine = (await signups()).find((row) => row.setupIntentId === visitor.setupIntentId);
    expect(mine).toMatchObject({ planId: "crm-essentials", term: "year" });
  });

  test("of the provider’s record counts, whatever the draft says", async () => {
    const visitor = await yearly();
    await visitor.stage();
    const { payment_method: card } = await visitor.confirm();
    await app.database.db
      .update(signupDrafts)
      .set({ term: "month" })
      .where(eq(signupDrafts.setupIntentId, visitor.setupIntentId));
    expect((await visitor.submit(card)).status).toBe(409);
  });

  test("that is misspelled is a month", async () => {
    const visitor = await openSignupPage(app, "crm-essentials", { term: "decade" });
    const monthly = await openSignup("crm-essentials", visitor);
    expect(visitor.setupIntentId).toBe(monthly.setupIntentId);
  });
});

test("a signup is stored once, with its mails, however often it is sent", async () => {
  const visitor = await openSignup("automation-builder");
  expect((await visitor.stage()).status).toBe(204);
  const { payment_method: card } = await visitor.confirm();
  app.sent.length = 0;
  const answers = await Promise.all([visitor.submit(card), visitor.submit(card)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await answers[0].json()).toEqual({
    message: "We'll contact you within 24 hours to confirm your membership.",
  });
  const mine = (await signups()).filter((row) => row.setupIntentId === visitor.setupIntentId);
  expect(mine).toMatchObject([
    {
      ...form,
      planId: "automation-builder",
      price: 187_500,
      status: "pending_confirmation",
      paymentMethodId: card,
    },
  ]);
  expect(app.sent.map(({ name }) => name).toSorted()).toEqual([
    "signup-acknowledgement",
    "signup-notice",
  ]);
});

test("an account's cards share one customer, and a typed address adds none to it", async () => {
  const email = "grace@example.com";
  const [grace, unproved, other] = [
    await app.signIn(email),
    await app.signIn("unproved@example.com", { verified: false }),
    await app.signIn("other@example.com"),
  ];
  const people: [cookie: string, email: string][] = [
    [grace, email],
    [grace, "Grace@Example.com"],
    [grace, "unproved@example.com"],
    ["", email],
    ["", email],
    [other, email],
    [unproved, "unproved@example.com"],
  ];
  const customers: (string | null)[] = [];
  for (const [session, address] of people) {
    const first = await openSignup();
    const visitor = await openSignup("crm-essentials", { cookie: `${first.cookie}; ${session}` });
    await Promise.all([visitor.stage({ email: address }), visitor.stage({ email: address })]);
    const { payment_method: card } = await visitor.confirm();
    expect((await visitor.submit(card, { email: address })).status).toBe(201);
    customers.push((await signups()).at(-1)!.customerId);
  }
  const [own, ...rest] = customers;
  expect(rest[0]).toBe(own);
  expect(new Set(customers).size).toBe(people.length - 1);
});

test("one call is enough for a form that was never staged", async () => {
  const visitor = await openSignup("exec-concierge");
  const { payment_method: card } = await visitor.confirm();
  const presses = Array.from({ length: 6 }, () => visitor.submit(card));
  const answers = (await Promise.all(presses)).map(({ status }) => status);
  expect(new Set(answers)).toEqual(new Set([201]));
  const { setupIntentId } = visitor;
  const mine = (await signups()).filter((row) => row.setupIntentId === setupIntentId);
  expect(mine).toMatchObject([{ ...form, paymentMethodId: card, cardLast4: "4242" }]);
  expect(mine[0]?.customerId).toMatch(/^cus_/);
  const mallory = await visitor.submit(card, { email: "mallory@example.com" });
  expect(mallory.status).toBe(409);
});

test("a decided signup never changes back", async () => {
  const visitor = await openSignup();
  await visitor.stage();
  const { payment_method: card } = await visitor.confirm();
  await visitor.submit(card);
  const { db } = app.database;
  await db.update(membershipSignups).set({ status: "cancelled" });
  await expect(
    db.update(membershipSignups).set({ status: "pending_confirmation" }).execute(),
  ).rejects.toMatchObject({ cause: { message: "a cancelled signup stays cancelled" } });
});
