import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { addDays, civilDateOf } from "../domain/fields/civil-date.ts";
import { memberships } from "../domain/membership/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { newCompany, newPerson, type Person } from "../tests/support/company.ts";
import { addMembership } from "../tests/support/hours.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({ UPGRADE_POLICY: "instant" });
});
afterAll(() => home.close());

const upgrade = ({ call }: Person, membershipPlan: string) =>
  call("POST", "/api/membership/upgrade", { membershipPlan });

async function plansOf(companyId: string): Promise<string[]> {
  const rows = await home.database.db
    .select()
    .from(memberships)
    .where(eq(memberships.companyId, companyId));
  return rows.map(({ planId, billing, status }) => `${planId} ${billing} ${status}`);
}

test("of two colleagues who take a plan at once, neither undoes what the other took", async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, owner, billing } = await newCompany(home, `Both ${round}`);
    await Promise.all([upgrade(owner, "fractional-cto"), upgrade(billing, "crm-essentials")]);
    expect(await plansOf(id)).not.toContain("fractional-cto none ended");
  }
});

test("what staff begin and bill is not replaced by a smaller plan that a member takes at that moment", async () => {
  const staff = await newPerson(home, { email: trialAddresses.admin });
  const dear = { planId: "fractional-cto", term: "month", when: "now" };
  for (let round = 0; round < 4; round += 1) {
    const { id, owner } = await newCompany(home, `Billed ${round}`);
    await addMembership(home.ctx, id, { anchor: addDays(civilDateOf(home.ctx.clock.now()), -3) });
    await Promise.all([
      staff.call("POST", `/api/admin/companies/${id}/plan`, dear),
      upgrade(owner, "automation-builder"),
    ]);
    expect(await plansOf(id)).not.toContain("fractional-cto by-hand ended");
  }
});

test("what is invoiced by hand stays so, and a year is changed where its invoice is shown", async () => {
  const today = civilDateOf(home.ctx.clock.now());
  const monthly = await newCompany(home, "By hand");
  await addMembership(home.ctx, monthly.id, { anchor: addDays(today, -3) });
  expect((await upgrade(monthly.owner, "fractional-cto")).status).toBe(200);
  expect(await plansOf(monthly.id)).toContain("fractional-cto by-hand active");
  const yearly = await newCompany(home, "By the year");
  await addMembership(home.ctx, yearly.id, { anchor: addDays(today, -3), term: "year" });
  expect(await upgrade(yearly.owner, "fractional-cto")).toMatchObject({
    status: 409,
    body: { message: "Please change your plan under Plan and billing." },
  });
  expect(await plansOf(yearly.id)).toEqual(["crm-essentials by-hand active"]);
});
