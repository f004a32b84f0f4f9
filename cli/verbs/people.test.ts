import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../tests/support/app.ts";
import { newPerson } from "../../tests/support/company.ts";
import { addCompany, addMembership } from "../../tests/support/hours.ts";
import type { Operator } from "../operator.ts";
import { eraseAccount } from "./people.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

test("erase names the plans that nobody is left to ask about", async () => {
  const { id, email } = await newPerson(home);
  const companyId = await addCompany(home.database.db, { name: "Engines", owner: id });
  await addMembership(home.ctx, companyId, { anchor: "2026-11-02", planId: "growth" });
  const erase = (yes: boolean) =>
    eraseAccount.run(home.services as unknown as Operator, { email, yes }, () => undefined);
  const plansLeft = [{ company: "Engines", plan: "Growth" }];
  for (const yes of [false, true]) {
    const { data, lines } = await erase(yes);
    expect(data).toEqual({ erased: yes, plansLeft });
    expect(lines.join("\n")).toContain("Engines has Growth, and no owner stays");
  }
  await expect(erase(true)).rejects.toThrow("Nobody has an account");
});
