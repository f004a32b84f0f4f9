import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { invoices } from "../domain/invoices/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { newPerson } from "../tests/support/company.ts";
import { turnTo } from "../tests/support/hours.ts";
import { openPdf, textsOf } from "../tests/support/pdf-text.ts";
import { newMembership } from "../tests/support/plans.ts";

const start = "2031-01-10";
let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({ ADMIN_EMAILS: trialAddresses.admin });
  await turnTo(home, start);
});
afterAll(() => home.close());

test("an invoice’s PDF asks for payment while it is open, then says what became of it, and its record stays", async () => {
  const { call: staff } = await newPerson(home, { email: trialAddresses.admin });
  const company = await newMembership(home, start);
  await home.runJob({ name: "invoicing", payload: {} });
  const read = async () => {
    const isOf = eq(invoices.companyId, company.id);
    const [row] = await home.database.db.select().from(invoices).where(isOf);
    return row!;
  };
  const { id, number, pdf, hash } = await read();
  const words = async () => {
    const headers = { cookie: company.billing.cookie };
    const answer = await home.request("GET", `/api/invoices/${id}/pdf`, { headers });
    const pages = await textsOf(await openPdf(new Uint8Array(await answer.arrayBuffer())));
    return pages.join(" ");
  };
  const asks = "Please pay by January 24, 2031";
  expect(await words()).toContain(asks);

  const at = `/api/admin/invoices/${id}`;
  await staff("POST", `${at}/payment`, { date: start, note: "Check 12", staffNote: "Late" });
  const paid = await words();
  expect(paid).toContain(`Invoice ${number}, paid`);
  expect(paid).toContain("Paid on January 10, 2031 Check 12 −$1,250 To be paid $0");
  expect(paid).not.toContain("Please pay");
  expect(await words()).toBe(paid);

  await staff("DELETE", `${at}/payment`);
  expect(await words()).toContain(asks);
  await staff("POST", `${at}/void`, { reason: "Billed twice" });
  const voided = await words();
  expect(voided).toContain(`Invoice ${number}, void`);
  expect(voided).toContain("Credited on January 10, 2031 Billed twice −$1,250 To be paid $0");
  expect(voided).not.toContain("Please pay");
  const kept = await read();
  expect([kept.hash, kept.pdf]).toEqual([hash, pdf]);
});
