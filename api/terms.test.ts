import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { termsVersion } from "../content/terms-version.ts";
import { users } from "../domain/accounts/tables.ts";
import { finishDeletions } from "../domain/finish-deletions.ts";
import { termsAcceptances } from "../domain/terms/tables.ts";
import { type Company, newPerson } from "../tests/support/company.ts";
import { openTestApp } from "../tests/support/app.ts";
import { newMembership, postBilling } from "../tests/support/plans.ts";
import { openSignupDesk, type SignupDesk } from "../tests/support/signup-desk.ts";
import { openSignup } from "../tests/support/signup-page.ts";

let desk: SignupDesk;
beforeAll(async () => {
  desk = await openSignupDesk();
});
afterAll(() => desk.close());

const up = { planId: "fractional-cto", term: "month", when: "next" };
const stale = { termsVersion: "2020-01-01" };

const agreementsOf = (companyId: string) =>
  desk.home.database.db
    .select()
    .from(termsAcceptances)
    .where(eq(termsAcceptances.companyId, companyId));

const agreementOf = async ({ owner }: Company) =>
  (await owner.call("GET", "/api/billing")).body.agreement;

async function signUp(email: string, more: object = {}) {
  const page = await openSignup(desk.home);
  const staged = await page.stage({ email, ...more });
  const { payment_method: card } = await page.confirm();
  if (staged.status === 204) await page.submit(card, { email });
  return staged;
}

async function listed(email: string) {
  const [signup] = await (await desk.list(`?q=${email}`)).json();
  return signup;
}

describe("a signup", () => {
  test("agrees to the terms with its form, for the company that it leads to", async () => {
    await signUp("agrees@example.com", { termsVersion });
    const signup = await listed("agrees@example.com");
    expect(signup).toMatchObject({ termsVersion, termsAgreedAt: expect.any(String) });
    await desk.decide(signup.id, "confirm");
    const { companyId } = (await desk.rowOf(signup.id))!;
    const [kept, ...more] = await agreementsOf(companyId!);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({
      email: "agrees@example.com",
      name: "Ada Lovelace",
      userId: null,
      version: termsVersion,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      place: "signup",
    });
    expect(kept!.agreedAt.toISOString()).toBe(signup.termsAgreedAt);
  });

  test("is told to read them again, if they changed while it was typed", async () => {
    const refused = await signUp("stale@example.com", stale);
    expect(refused.status).toBe(409);
    expect((await refused.json()).message).toContain("terms of membership have changed");
    expect(await listed("stale@example.com")).toBeUndefined();
  });

  test("from before there were terms still leads to a membership", async () => {
    const id = await desk.signup("earlier@example.com");
    expect((await desk.decide(id, "confirm")).status).toBe(200);
    expect(await agreementsOf((await desk.rowOf(id))!.companyId!)).toEqual([]);
  });
});

describe("a change of plan", () => {
  test("agrees to the terms, and again to those that follow", async () => {
    const company = await newMembership(desk.home, "2032-03-10");
    expect(await agreementOf(company)).toBeNull();
    expect((await postBilling(company, "plan", { ...up, ...stale })).status).toBe(409);
    expect(await agreementOf(company)).toBeNull();
    await postBilling(company, "plan", { ...up, termsVersion });
    expect(await agreementOf(company)).toMatchObject({
      version: termsVersion,
      place: "plan-change",
    });
    const { db } = desk.home.database;
    await db
      .update(termsAcceptances)
      .set({ version: "2025-01-01" })
      .where(eq(termsAcceptances.companyId, company.id));
    const present = { planId: "crm-essentials", term: "month", when: "next" };
    await postBilling(company, "plan", present);
    expect(await agreementOf(company), "taken back").toMatchObject({ version: "2025-01-01" });
    await postBilling(company, "plan", up);
    expect(await agreementOf(company)).toMatchObject({ version: termsVersion });
  });

  test("by staff agrees to nothing", async () => {
    const home = await openTestApp();
    const company = await newMembership(home, "2032-03-12");
    const admin = await newPerson(home, { email: trialAddresses.admin });
    const at = `/api/admin/companies/${company.id}`;
    expect((await admin.call("POST", `${at}/plan`, up)).status).toBe(200);
    expect((await admin.call("GET", at)).body.agreement).toBeNull();
    await postBilling(company, "plan", { ...up, planId: "automation-builder" });
    const { agreement } = (await admin.call("GET", at)).body;
    expect(agreement).toMatchObject({ version: termsVersion, name: "Ada" });
    await home.close();
  });
});

test("an upgrade on the dashboard agrees, with or without the version that was shown", async () => {
  for (const shown of [{}, { termsVersion }]) {
    const person = await newPerson(desk.home);
    const upgrade = (more: object) =>
      person.call("POST", "/api/membership/upgrade", { membershipPlan: "exec-concierge", ...more });
    expect((await upgrade(stale)).status).toBe(409);
    expect((await upgrade(shown)).status).toBe(200);
    const { body } = await person.call("GET", "/api/account/export");
    expect(body.termsAgreements).toMatchObject([{ version: termsVersion, place: "upgrade" }]);
  }
});

test("a deleted account takes its name and address along, and leaves that the company agreed", async () => {
  const person = await newPerson(desk.home);
  await person.call("POST", "/api/membership/upgrade", { membershipPlan: "exec-concierge" });
  const { db } = desk.home.database;
  const [kept] = await db
    .select()
    .from(termsAcceptances)
    .where(eq(termsAcceptances.userId, person.id));
  expect(kept).toMatchObject({ email: person.email });
  await db
    .update(users)
    .set({ deletionScheduledFor: new Date(0) })
    .where(eq(users.id, person.id));
  await finishDeletions(desk.home.ctx);
  expect(await agreementsOf(kept!.companyId)).toMatchObject([
    { userId: null, email: null, name: null, version: termsVersion },
  ]);
});
