import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dollars } from "../content/dollars.ts";
import { callerOf, type Company, newCompany } from "../tests/support/company.ts";
import {
  deposit,
  type DepositDesk,
  openDepositDesk,
  total,
} from "../tests/support/deposit-desk.ts";
import { losing, meanwhile } from "../tests/support/losing-answers.ts";

let desk: DepositDesk;
let home: DepositDesk["home"];
let staff: DepositDesk["staff"];
let company: Company;
beforeAll(async () => {
  desk = await openDepositDesk();
  ({ home, staff } = desk);
});
beforeEach(async () => {
  company = await desk.nextCompany();
});
afterAll(() => desk.close());

/** Cents that went through for good, by the provider's own charges. */
async function charged(saleKey: string): Promise<number> {
  const [row] = await desk.kept(saleKey);
  if (!row) return 0;
  const { customer } = await home.services.stripe.invoices.retrieve(row.providerId);
  const { data } = await home.services.stripe.charges.list({ customer: String(customer) });
  return data.filter(({ paid }) => paid).reduce((sum, { amount }) => sum + amount, 0);
}

test("a deposit is due once the quote is accepted, paid with a new card, and told to everybody", async () => {
  const quote = await desk.ordered();
  expect(quote).toMatchObject({
    deposit,
    depositBy: "card",
    card: null,
    order: { stage: "deposit_due", deposit: { by: "card", state: "due", cents: deposit } },
  });
  expect((await desk.pay(quote.id)).body.message).toContain("no card on file");
  home.sent.length = 0;
  const { status, body } = await desk.pay(quote.id, await desk.newCard(quote.id));
  expect([status, body.order]).toMatchObject([
    200,
    { stage: "deposit_paid", deposit: { state: "paid" }, balance: { cents: total - deposit } },
  ]);
  expect(await charged(quote.id)).toBe(deposit);
  const mail = home.sent.filter(({ name }) => name === "deposit-mail");
  expect(mail).toHaveLength(2);
  for (const job of mail) await home.runJob(job);
  expect(JSON.stringify(desk.mail.received)).toMatch(/We charged [$\d,]+ to Visa ending in \d{4}/);
  const told = (to: string) => desk.mail.received.find((received) => received.to === to)?.text;
  expect(told(company.owner.email)).toContain(`/dashboard/quotes/${quote.id}`);
  // Whom the order refuses.
  expect(told(company.billing.email)).toContain("/dashboard/billing");
  const { body: billing } = await company.billing.call("GET", "/api/billing");
  expect(billing.invoices).toMatchObject([{ cents: deposit, status: "paid" }]);
  const { body: today } = await staff("GET", "/api/admin/today");
  expect(today.items).toContainEqual(
    expect.objectContaining({ id: quote.id, detail: expect.stringContaining("deposit paid") }),
  );
  await home.services.standIn!.round();
  await home.runJob({ name: "charge-repair", payload: {} });
  expect(home.sent.filter(({ name }) => name === "deposit-mail")).toHaveLength(2);
});

test("a deposit’s receipt reaches who still pays by then, also once their company was merged", async () => {
  const quote = await desk.ordered();
  home.sent.length = 0;
  await desk.pay(quote.id, await desk.newCard(quote.id));
  const receipts = home.sent.filter(({ name }) => name === "deposit-mail");
  const kept = await newCompany(home);
  const merge = `/api/admin/companies/${kept.id}/merge`;
  expect((await staff("POST", merge, { companyId: company.id })).status).toBe(200);
  const seated = `${kept.at}/seats/${company.billing.id}`;
  await kept.owner.call("PATCH", seated, { role: "viewer" });
  desk.mail.received.length = 0;
  for (const job of receipts) await home.runJob(job);
  expect(desk.mail.received.map(({ to }) => to)).toEqual([company.owner.email]);
});

test("a deposit takes the card that the plan is charged to", async () => {
  const email = "card-on-file@example.com";
  const call = callerOf(home, await home.signIn(email));
  await desk.decide(await desk.signup(email, "crm-essentials"), "confirm");
  const { body: hours } = await call("GET", "/api/membership/hours");
  const quote = await desk.ordered({ companyId: hours.companyId, call });
  expect(quote.card).toMatch(/ending in \d{4}$/);
  expect((await desk.pay(quote.id, {}, call)).body.order.stage).toBe("deposit_paid");
  const [row] = await desk.kept(quote.id);
  expect(row).toMatchObject({ totalCents: deposit, paidCents: deposit, subscriptionId: null });
});

test("two tabs and repeated presses charge once", async () => {
  const quote = await desk.ordered();
  const card = await desk.newCard(quote.id);
  await Promise.all([desk.pay(quote.id, card), desk.pay(quote.id, card), desk.pay(quote.id, card)]);
  expect((await desk.pay(quote.id, card)).body.order.stage).toBe("deposit_paid");
  expect(await desk.kept(quote.id)).toHaveLength(1);
  expect(await charged(quote.id)).toBe(deposit);
  expect(await desk.logged(quote)).toEqual(["paid"]);
});

test("a deposit that is refused says so, to the client and to staff, and another card pays it", async () => {
  const quote = await desk.ordered();
  const { status, body } = await desk.pay(quote.id, await desk.newCard(quote.id, "refused-later"));
  expect([status, body.order]).toMatchObject([
    200,
    { stage: "deposit_due", deposit: { state: "refused" } },
  ]);
  expect((await desk.shown(quote)).order.deposit.state).toBe("refused");
  const { body: today } = await staff("GET", "/api/admin/today");
  const about = [`/admin/quotes/${quote.id}`, `/admin/companies/${quote.companyId}`];
  expect(today.items.filter(({ href }: { href: string }) => about.includes(href))).toMatchObject([
    { kind: "deposit", detail: expect.stringMatching(/deposit of \$1,190 due: card declined$/) },
  ]);
  expect((await desk.pay(quote.id, await desk.newCard(quote.id))).body.order.stage).toBe(
    "deposit_paid",
  );
  expect(await charged(quote.id)).toBe(deposit);
});

test("a deposit that credit pays in part asks the card for the rest, and says so", async () => {
  const quote = await desk.ordered();
  const refused = await desk.newCard(quote.id, "refused-later");
  const credit = 5_000;
  await desk.giveCredit(refused, credit);
  const { body } = await desk.pay(quote.id, refused);
  expect(body.order.deposit).toMatchObject({
    state: "refused",
    cents: deposit,
    dueCents: deposit - credit,
  });
  home.sent.length = 0;
  const { body: paid } = await desk.pay(quote.id, await desk.newCard(quote.id));
  desk.mail.received.length = 0;
  for (const job of home.sent.filter(({ name }) => name === "deposit-mail")) await home.runJob(job);
  const rest = dollars(deposit - credit);
  expect(JSON.stringify(desk.mail.received)).toMatch(
    new RegExp(`We charged \\${rest} to Visa .* Your credit covered \\$50`),
  );
  expect(paid.order.deposit).toMatchObject({ state: "paid", cents: deposit, dueCents: 0 });
  expect(await charged(quote.id)).toBe(deposit - credit);
});

test("a deposit whose bank asks leads there, and its answer settles it by an event", async () => {
  const quote = await desk.ordered();
  const { body } = await desk.pay(quote.id, await desk.newCard(quote.id, "authenticate-always"));
  expect(body.order.deposit).toMatchObject({
    state: "bank",
    payUrl: expect.stringContaining("http"),
  });
  const [row] = await desk.kept(quote.id);
  const { stripe, standIn } = home.services;
  const { data } = await stripe.invoicePayments.list({ invoice: row!.providerId });
  const intent = String(data[0]!.payment.payment_intent);
  const { client_secret } = await stripe.paymentIntents.retrieve(intent);
  await standIn!.answerBank(intent, client_secret!, true);
  await standIn!.round();
  expect((await desk.shown(quote)).order.stage).toBe("deposit_paid");
  expect(await charged(quote.id)).toBe(deposit);
});

const steps = [
  ["the invoice", /^\/v1\/invoices$/],
  ["its line", /^\/v1\/invoiceitems$/],
  ["its opening", /finalize$/],
  ["its payment", /pay$/],
] as const;
test.each(
  steps.flatMap(([what, path]) => ["before", "after"].map((when) => [what, when, path] as const)),
)(
  "a deposit without an answer to %s, lost %s the work, is charged once",
  async (_what, when, path) => {
    const quote = await desk.ordered();
    const card = await desk.newCard(quote.id);
    const { status } = await losing(home, path, when, () => desk.pay(quote.id, card));
    expect([200, 503]).toContain(status);
    await home.pass(120_000);
    await home.runJob({ name: "charge-repair", payload: {} });
    expect((await desk.pay(quote.id, card)).body.order.stage).toBe("deposit_paid");
    expect(await charged(quote.id)).toBe(deposit);
    expect(await desk.kept(quote.id)).toHaveLength(1);
  },
);

const bill = (id: string) => staff("POST", `/api/admin/quotes/${id}/deposit-invoice`);

test.each(["before", "after"])(
  "an invoice in place of a card is sent all the same where an answer got lost %s the work",
  async (when) => {
    const quote = await desk.ordered();
    await desk.pay(quote.id, await desk.newCard(quote.id, "refused-later"));
    const first = await losing(home, /void$/, when, () => bill(quote.id));
    expect(first.status).toBe(when === "after" ? 200 : 503);
    const again = await bill(quote.id);
    expect(again.status).toBe(when === "after" ? 409 : 200);
    expect((await desk.shown(quote)).order.deposit).toMatchObject({ by: "invoice", state: "due" });
    expect(await desk.kept(quote.id)).toMatchObject([{ status: "void" }]);
  },
);

test("a card pays also where the provider’s invoice was made void there", async () => {
  const quote = await desk.ordered();
  await desk.pay(quote.id, await desk.newCard(quote.id, "refused-later"));
  const [refused] = await desk.kept(quote.id);
  await home.services.stripe.invoices.voidInvoice(refused!.providerId);
  await home.services.standIn!.round();
  const card = await desk.newCard(quote.id);
  const both = await Promise.all([desk.pay(quote.id, card), desk.pay(quote.id, card)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await desk.shown(quote)).order.stage).toBe("deposit_paid");
  expect(await charged(quote.id)).toBe(deposit);
});

test("a card that staff take the place of, as it is about to be charged, pays nothing", async () => {
  const quote = await desk.ordered();
  const card = await desk.newCard(quote.id);
  const paid = await meanwhile(
    home,
    /^\/v1\/invoices$/,
    () => bill(quote.id),
    () => desk.pay(quote.id, card),
  );
  expect([paid.status, paid.body.current.order.deposit]).toMatchObject([
    409,
    { by: "invoice", state: "due" },
  ]);
  expect(await charged(quote.id)).toBe(0);
  expect(await desk.kept(quote.id)).toMatchObject([{ status: "void" }]);
});

test("the card’s invoice is made void later where the provider did not answer as staff took its place", async () => {
  const quote = await desk.ordered();
  const card = await desk.newCard(quote.id);
  const run = () =>
    meanwhile(
      home,
      /^\/v1\/invoices$/,
      () => bill(quote.id),
      () => desk.pay(quote.id, card),
    );
  expect((await losing(home, /void$/, "before", run)).status).toBe(503);
  await home.services.standIn!.round();
  expect(await desk.kept(quote.id)).toMatchObject([{ status: "open" }]);
  await home.pass(2 * 60_000);
  await home.runJob({ name: "charge-repair", payload: {} });
  expect(await desk.kept(quote.id)).toMatchObject([{ status: "void" }]);
  expect((await desk.shown(quote)).order.deposit).toMatchObject({ by: "invoice", state: "due" });
  expect(await charged(quote.id)).toBe(0);
});
