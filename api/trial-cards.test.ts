import { afterAll, beforeAll, expect, test } from "vitest";
import { liveSettings } from "../tests/support/live-settings.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const press = (act: string, id: string) =>
  app.request("POST", "/dev/cards", {
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ act, id }).toString(),
  });

const shown = async (path = "/dev/cards") => (await app.request("GET", path)).text();

async function subscribe() {
  const { stripe, standIn } = app.services;
  const { id: customer } = await stripe.customers.create({ email: "seen@example.com" });
  const intent = await stripe.setupIntents.create({ customer });
  const saved = await standIn?.confirm(intent.id, intent.client_secret ?? "", "saved");
  const card = saved?.payment_method ?? "";
  const price = await stripe.prices.create({
    currency: "usd",
    unit_amount: 180_000,
    recurring: { interval: "month" },
    product_data: { name: "Growth Plan" },
  });
  const { latest_invoice } = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    default_payment_method: card,
  });
  const invoice = await stripe.invoices.retrieve(String(latest_invoice));
  return { customer, card, invoice };
}

test("its policy lets the buttons send their forms", async () => {
  const { headers } = await app.request("GET", "/dev/cards");
  expect(headers.get("content-security-policy")).toContain("form-action 'self'");
});

test("a watcher sees customers and invoices, refuses a card, and opens and loses a dispute", async () => {
  const { customer, card, invoice } = await subscribe();
  expect(await shown()).toMatch(
    /seen@example\.com[^]*Growth Plan[^]*active[^]*4242[^]*\$1,800\.00, paid/,
  );
  const pdf = new URL(invoice.invoice_pdf ?? "");
  expect(await shown(pdf.pathname)).toContain("Growth Plan");
  expect((await press("refused", card)).status).toBe(303);
  expect(await shown()).toContain(": refused");
  const { data } = await app.services.stripe.charges.list({ customer });
  await press("dispute", data[0]?.id ?? "");
  const [dispute] = (await app.services.stripe.disputes.list()).data;
  await press("lost", dispute?.id ?? "");
  expect(await app.services.stripe.disputes.retrieve(dispute?.id ?? "")).toMatchObject({
    status: "lost",
  });
  expect((await press("replay", customer)).status).toBe(303);
  expect((await press("refused", "pm_nobody")).status).toBe(404);
  expect((await press("explode", card)).status).toBe(400);
});

test("a live installation has no such page", async () => {
  const live = await openTestApp(liveSettings);
  expect((await live.request("GET", "/dev/cards")).status).toBe(404);
  expect(live.services.standIn).toBeUndefined();
  await live.close();
});
