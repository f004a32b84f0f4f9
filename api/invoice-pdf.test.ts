import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { invoices } from "../domain/invoices/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { newCompany, newPerson, type Person } from "../tests/support/company.ts";
import { turnTo } from "../tests/support/hours.ts";
import { openPdf, textsOf } from "../tests/support/pdf-text.ts";
import { newMembership } from "../tests/support/plans.ts";
import { quoteDraft, quotesPath } from "../tests/support/quote-draft.ts";

const start = "2031-01-10";
let home: TestApp, admin: Person;
beforeAll(async () => {
  home = await openTestApp({ ADMIN_EMAILS: trialAddresses.admin });
  await turnTo(home, start);
  admin = await newPerson(home, { email: trialAddresses.admin });
});
afterAll(() => home.close());

test("an invoice’s PDF asks for payment while it is open, then says what became of it, and its record stays", async () => {
  const { call: staff } = admin;
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

/** Points from the lower edge, of what a page’s foot and what is above it stand on. */
const foot = { base: 40, top: 72 };

async function printQuote(more: object) {
  const { id: companyId } = await newCompany(home);
  const { body } = await admin.call("POST", quotesPath, { ...quoteDraft, companyId, ...more });
  const headers = { cookie: admin.cookie };
  const answer = await home.request("GET", `/api/quotes/${body.id}/pdf`, { headers });
  const pdf = await openPdf(new Uint8Array(await answer.arrayBuffer()));
  const pages = await textsOf(pdf);
  const bases = pages.map(async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.flatMap((one) => ("str" in one && one.str.trim() ? [one.transform[5]] : []));
  });
  const above = (await Promise.all(bases)).flat().filter((base) => base > foot.base);
  return { pages, lowest: Math.min(...above) };
}

test("long terms of a quote go on over the next page, above the foot of each", async () => {
  const rules = Array.from({ length: 60 }, (_, n) => `Rule ${n + 1}: pay within 14 days.`);
  const { pages, lowest } = await printQuote({ terms: rules.join("\n") });
  expect(pages).toHaveLength(2);
  expect(pages.join(" ").match(/Rule \d+: pay within 14 days\./g)).toEqual(rules);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1}`);
  expect(lowest).toBeGreaterThan(foot.top);
});

test("terms of a quote whose table ends just above the foot have the next page", async () => {
  const part = { text: "A part of it", quantity: 1, cents: 10_000 };
  const { pages, lowest } = await printQuote({ lines: Array.from({ length: 13 }, () => part) });
  expect(pages).toHaveLength(2);
  expect(pages[1]).toContain(quoteDraft.terms);
  expect(lowest).toBeGreaterThan(foot.top);
});

test("a quote prints the letters of its company’s language, and spells what no font has", async () => {
  const title = "Zoho → Salesforce, Škoda ✓";
  const terms =
    "Łukasz Gęśl, Привіт,\u2009\u202Fnai\u0308ve e\u0301 \uFB01n, 日本 \u{1F469}\u200D\u{1F4BB}.";
  const { pages } = await printQuote({ title, terms });
  expect(pages).toEqual([expect.stringContaining("Quote: Zoho -> Salesforce, Škoda [x]")]);
  expect(pages[0]).toContain("Łukasz Gęśl, Привіт, naïve é fin, ?? ??.");
});
