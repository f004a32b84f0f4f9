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
