import { afterAll, expect, test } from "vitest";
import { termsVersion } from "../content/terms-version.ts";
import { ofInvoice, openChargedCompanies } from "../tests/support/charged-company.ts";
import { dump } from "../tests/signups/dump.ts";

const { desk, home, staff, paying, round } = await openChargedCompanies();
afterAll(() => desk.close());

/** Numbers of cards, client secrets, keys of the provider and of its events. */
const secrets =
  /\b(?:4\d{15}|5[1-5]\d{14})\b|\w+_secret_\w+|\b(?:sk|rk)_(?:test|live)_\w+|\bwhsec_\w+/;

const found = (text: string) => secrets.exec(text)?.[0];

test("no number of a card and no secret stays in a table, a log, an error or an export", async () => {
  const { call, bill, at } = await paying();
  const { body: setup } = await call("POST", "/api/billing/card");
  expect(found(JSON.stringify(setup))).toBe(setup.client_secret);
  await home.services.standIn!.confirm(setup.setupIntentId, setup.client_secret, "saved");
  expect((await call("PUT", "/api/billing/card", setup)).status).toBe(200);
  const choice = { planId: "fractional-cto", term: "month", when: "now", termsVersion };
  expect((await call("POST", "/api/billing/plan", choice)).status).toBe(200);
  const refund = ofInvoice(bill.id, 40_000, bill.totalCents);
  expect((await staff("POST", `${at}/refunds`, refund)).status).toBe(200);
  await round();

  // With a secret in what is refused, too.
  const wrong = { setupIntentId: setup.client_secret };
  const refused = await call("PUT", "/api/billing/card", wrong);
  expect(refused.status).toBe(409);
  const exports = await Promise.all([
    call("GET", "/api/account/export"),
    call("GET", "/api/billing"),
    ...["membership-signups.csv", "invoices.csv", "reports/account.csv"].map((path) =>
      staff("GET", `/api/admin/${path}`),
    ),
    staff("GET", `${at}/billing`),
    staff("GET", `${at}/provider`),
    staff("GET", "/api/admin/log"),
  ]);
  expect(exports.map(({ status }) => status)).toEqual(exports.map(() => 200));
  for (const { body } of [refused, ...exports]) expect(found(JSON.stringify(body))).toBeUndefined();
  for (const row of await dump(home)) expect(found(row)).toBeUndefined();
  expect(home.logs()).not.toBe("");
  expect(found(home.logs())).toBeUndefined();
});
