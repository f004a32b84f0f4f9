import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { approveRequest } from "../domain/applications/decide-request.ts";
import { membershipRequests } from "../domain/applications/tables.ts";
import { markSignup } from "../domain/billing/mark-signup.ts";
import { membershipSignups } from "../domain/billing/tables.ts";
import { companies } from "../domain/companies/tables.ts";
import type { Ctx } from "../platform/context.ts";
import { accountOf } from "../tests/support/account-of.ts";
import { accept, callerOf, newPerson, type Person } from "../tests/support/company.ts";
import { addCompany } from "../tests/support/hours.ts";
import { waitsOrEnds } from "../tests/support/lock-wait.ts";
import { failingOnce } from "../tests/support/losing-answers.ts";
import { atProvider, details } from "../tests/support/billing-details.ts";
import { openSignup } from "../tests/support/signup-page.ts";
import { openVisitor, signInByEmail } from "../tests/support/visitor.ts";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";

const charged = await openChargedDesk();
const { approve, desk, confirmed, pass, rowOf, chargesOf } = charged;
afterEach(() => endMemberships(charged.home));
afterAll(() => desk.close());

async function confirm(id: number) {
  const answer = await desk.decide(id, "confirm");
  return { status: answer.status, body: await answer.json() };
}

async function printedFor(id: number) {
  const { customerId } = await rowOf(id);
  const { customer, taxIds } = await atProvider(desk.home, customerId!);
  return [customer, taxIds.map(([, value]) => value)];
}

test("a signup takes no place of a membership that a card pays for until that has ended, and carries on what invoices print", async () => {
  const { id, email, call } = await confirmed();
  const second = await desk.signup(email, "fractional-cto");
  const { status, body } = await confirm(second);
  expect([status, body.message]).toEqual([409, expect.stringContaining("CRM Essentials")]);
  expect((await desk.rowOf(second))!.status).toBe("pending_confirmation");
  expect((await call("GET", "/api/billing")).body.subscription.planId).toBe("crm-essentials");
  expect(await chargesOf(id)).toBe(1);
  expect((await call("POST", "/api/billing/cancel")).status).toBe(200);
  expect((await confirm(second)).status).toBe(409);
  expect((await call("PUT", "/api/billing/details", details)).status).toBe(200);
  await pass(32);
  expect((await call("GET", "/api/billing")).body.subscription.status).toBe("ended");
  const times = await failingOnce(desk.home, /\/tax_ids$/, async () => {
    expect((await confirm(second)).body).toMatchObject({ status: "confirmed", charge: "charging" });
    await desk.home.runJob({ name: "charge-repair", payload: {} });
  });
  expect(times).toBeGreaterThan(0);
  expect((await rowOf(second)).charge).toBe("paid");
  expect((await rowOf(second)).customerId).not.toBe((await rowOf(id)).customerId);
  expect(await printedFor(second)).toMatchObject([
    { name: "Compilers", address: { line1: "12 Loom Lane" } },
    [details.taxId],
  ]);
  expect((await call("GET", "/api/billing")).body.subscription).toMatchObject({
    planId: "fractional-cto",
    status: "active",
  });
});

async function signedIn({ cookie, email }: Person) {
  const { home } = desk;
  const known = { cookie: `${(await openSignup(home)).cookie}; ${cookie}` };
  const visitor = await openSignup(home, "crm-essentials", { known });
  expect((await visitor.stage({ email })).status).toBe(204);
  const { payment_method: card } = await visitor.confirm();
  expect((await visitor.submit(card, { email })).status).toBe(201);
  const isIt = eq(membershipSignups.setupIntentId, visitor.setupIntentId);
  const [signup] = await home.database.db.select().from(membershipSignups).where(isIt);
  expect((await confirm(signup!.id)).body.charge).toBe("paid");
  return signup!.id;
}

test("a customer that bills another company keeps what its invoices print until that has ended, whatever is signed up or saved", async () => {
  const { home } = desk;
  const [person, colleague] = [await newPerson(home), await newPerson(home)];
  const first = await signedIn(person);
  const { companyId, customerId, providerId } = await rowOf(first);
  const at = `/api/companies/${companyId}`;
  const invited = { email: colleague.email, role: "owner" };
  await accept(colleague, (await person.call("POST", `${at}/seats`, invited)).body.id);
  expect((await person.call("DELETE", `${at}/seats/${person.id}`)).status).toBe(204);
  expect((await colleague.call("PUT", "/api/billing/details", details)).status).toBe(200);
  await addCompany(home.database.db, { owner: person.id });
  const save = async (line1: string) => {
    const others = { ...details, line1, taxId: "GB987654321" };
    expect((await person.call("PUT", "/api/billing/details", others)).status).toBe(200);
    return printedFor(first);
  };
  const own = [{ name: "Analytical Engines", address: { line1: details.line1 } }, [details.taxId]];
  expect(await save("1 Jacquard Road")).toMatchObject(own);
  const second = await signedIn(person);
  expect(await rowOf(second)).toMatchObject({ customerId });
  expect(await printedFor(first)).toMatchObject(own);
  expect(await save("2 Jacquard Road")).toMatchObject(own);
  await home.services.stripe.subscriptions.cancel(providerId!);
  await home.services.standIn!.round();
  const others = { address: { line1: "3 Jacquard Road" } };
  expect(await save(others.address.line1)).toMatchObject([others, {}]);
});

test("an approved request takes no place of a membership that a card pays for until that has ended", async () => {
  const card = await confirmed();
  const refusal = await approve(card, "growth", 409);
  expect(refusal.message).toContain("CRM Essentials");
  const billing = async () => (await card.call("GET", "/api/billing")).body.subscription;
  expect(await billing()).toMatchObject({ planId: "crm-essentials", status: "active" });
  const staff = callerOf(desk.home, desk.admin);
  const pending = "/api/admin/membership-requests?status=pending";
  expect((await staff("GET", pending)).body).toMatchObject([{ email: card.email }]);
  expect((await card.call("POST", "/api/billing/cancel")).status).toBe(200);
  await pass(32);
  expect((await billing()).status).toBe("ended");
  await approve(card, "growth");
});

test("a request is not approved while a first payment is open", async () => {
  const { id, email, call } = await confirmed("refused-later");
  const one = { email, call };
  expect((await approve(one, "growth", 409)).message).toContain("still open");
  await pass(2);
  expect((await rowOf(id)).charge).toBe("over");
  await approve(one, "growth");
});

test("whoever was approved for the free plan signs in to what a card pays for meanwhile", async () => {
  const email = "free-then-paid@example.com";
  const one = { email, call: callerOf(desk.home) };
  await approve(one, "growth");
  const billingDetails = { ...details, taxId: "12" };
  const refusedSince = { billingDetails, customerId: "cus_before" };
  const own = eq(companies.billingEmail, email);
  const { db } = desk.home.database;
  expect(await db.update(companies).set(refusedSince).where(own).returning()).toHaveLength(1);
  const id = await desk.signup(email, "crm-essentials");
  expect((await confirm(id)).body.charge).toBe("paid");
  expect(await printedFor(id)).toMatchObject([{ address: { line1: "12 Loom Lane" } }, []]);
  await approve(one, "free");
  const visitor = openVisitor(desk.home, "198.51.100.77");
  await signInByEmail(desk.home, visitor, email, desk.mail);
  const { subscription } = await (await visitor.get("/api/billing")).json();
  expect(subscription).toMatchObject({ planId: "crm-essentials", status: "active" });
});

test("of two signups, the second waits while the first payment of the other is open", async () => {
  const { id, email, call } = await confirmed("refused-later");
  const second = await desk.signup(email, "fractional-cto");
  const { status, body } = await confirm(second);
  expect([status, body.message]).toEqual([409, expect.stringContaining("still open")]);
  await pass(2);
  expect((await rowOf(id)).charge).toBe("over");
  expect((await confirm(second)).body.charge).toBe("paid");
  expect((await call("GET", "/api/billing")).body.subscription.planId).toBe("fractional-cto");
  expect((await desk.charge(id)).status).toBe(409);
});

test("a signup that was given up is not asked for again while the first payment of another is open", async () => {
  const { id, email, call } = await confirmed("refused-later");
  await pass(2);
  const second = await desk.signup(email, "fractional-cto", "refused-later");
  expect((await confirm(second)).body.charge).toBe("refused");
  const again = await desk.charge(id);
  expect([again.status, (await again.json()).message]).toEqual([
    409,
    expect.stringContaining("still open"),
  ]);
  expect((await rowOf(id)).charge).toBe("over");
  expect((await call("GET", "/api/billing")).body.payment.planId).toBe("fractional-cto");
  await pass(2);
  expect((await rowOf(second)).charge).toBe("over");
  expect((await desk.charge(id)).status).toBe(200);
});

test("of two signups that were given up and are asked for at once, one begins", async () => {
  const first = await confirmed("refused-later");
  await pass(2);
  const second = await desk.signup(first.email, "fractional-cto", "refused-later");
  await confirm(second);
  await pass(2);
  const ids = [first.id, second];
  const rows = await Promise.all(ids.map(rowOf));
  expect(rows.map(({ charge }) => charge)).toEqual(["over", "over"]);
  for (const { paymentMethodId } of rows)
    await charged.home.services.standIn!.decide({ act: "good", id: paymentMethodId! });
  const answers = await Promise.all(ids.map((id) => desk.charge(id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { body } = await first.call("GET", "/api/billing");
  expect([body.subscription.status, body.payment]).toEqual(["active", null]);
  expect((await Promise.all(ids.map(rowOf))).map(({ charge }) => charge).toSorted()).toEqual([
    "over",
    "paid",
  ]);
});

test("of two signups that are confirmed at once, one is charged", async () => {
  const email = "both@example.com";
  await charged.home.signIn(email);
  const ids = [await desk.signup(email), await desk.signup(email, "crm-essentials")];
  const answers = await Promise.all(ids.map(confirm));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

const person = { firstName: "Ada", lastName: "Lovelace", company: "Engines" };

const beside = {
  "another signup": async (email: string) => {
    const id = await desk.signup(email, "crm-essentials");
    return (ctx: Ctx) => markSignup(ctx, id, { status: "confirmed", note: null });
  },
  "a request": async (email: string) => {
    const [asked] = await charged.home.database.db
      .insert(membershipRequests)
      .values({ ...person, email, requestedPlan: "Growth" })
      .returning();
    return (ctx: Ctx) => approveRequest(ctx, asked!.id, { planId: "growth", note: null });
  },
};

test.each(Object.entries(beside))(
  "a signup and %s of somebody who has no account lead to one company, also at once",
  async (what, ask) => {
    const { home } = charged;
    const email = `${what.replaceAll(" ", "-")}@example.com`;
    const decide = await ask(email);
    const id = await desk.signup(email.toUpperCase());
    const staff = await accountOf(home, trialAddresses.admin);
    const actor = { kind: "member" as const, userId: staff.id, email: staff.email, isAdmin: true };
    const answers: ReturnType<typeof confirm>[] = [];
    await home.database.db.transaction(async (tx) => {
      await decide({ ...home.ctx, actor, db: tx });
      answers.push(confirm(id));
      await waitsOrEnds(home.database, answers[0]!);
    });
    expect((await answers[0]!).status).toBe(what === "a request" ? 200 : 409);
    expect(await home.database.db.$count(companies, eq(companies.billingEmail, email))).toBe(1);
  },
);
