import { afterAll, beforeAll, expect, test } from "vitest";
import { openPaying, type Paying } from "../support/paying.ts";

let paying: Paying;
beforeAll(async () => {
  paying = await openPaying("2027-01-31T12:00:00Z");
});
afterAll(() => paying.fake.close());

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

test("eighteen months from January 31, and every cent is accounted for", async () => {
  const { stripe, fake, turnTo } = paying;
  const { customer, card } = await paying.customerWith("saved");
  const small = await paying.priceOf(180_000, "month");
  const large = await paying.priceOf(310_000, "month");
  const yearly = await paying.priceOf(3_720_000, "year");
  const subscription = await stripe.subscriptions.create({
    customer,
    default_payment_method: card,
    items: [{ price: small }],
    off_session: true,
    payment_behavior: "error_if_incomplete",
    metadata: { company: "one" },
    expand: ["latest_invoice.payments"],
  });
  const { id } = subscription;
  const item = subscription.items.data[0]?.id ?? "";
  expect(subscription.latest_invoice).toMatchObject({
    status: "paid",
    amount_paid: 180_000,
    payments: { data: [{ status: "paid", amount_paid: 180_000 }] },
  });

  turnTo("2027-03-31T13:30:00Z");
  const days = (await stripe.invoices.list({ customer })).data.map(({ created }) => dayOf(created));
  expect(days).toEqual(["2027-03-31", "2027-02-28", "2027-01-31"]);
  expect(paying.sums(customer).charged).toBe(3 * 180_000);

  fake.account.setBehavior(card, "insufficient_funds");
  turnTo("2027-05-01T00:00:00Z");
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: "past_due" });
  fake.account.setBehavior(card, "good");
  turnTo("2027-05-04T00:00:00Z");
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: "active" });
  expect(paying.sums(customer).charged).toBe(4 * 180_000);

  turnTo("2027-05-15T12:00:00Z");
  const change = {
    items: [{ id: item, price: large }],
    proration_behavior: "always_invoice" as const,
  };
  const preview = await stripe.invoices.createPreview({
    customer,
    subscription: id,
    subscription_details: change,
  });
  // April 30 to May 31 is 31 days; 16 of them are left.
  const prorated = Math.round((310_000 * 16) / 31) - Math.round((180_000 * 16) / 31);
  expect(preview.amount_due).toBe(prorated);
  const upgraded = await stripe.subscriptions.update(id, change);
  const asked = await stripe.invoices.retrieve(String(upgraded.latest_invoice));
  expect(asked).toMatchObject({
    billing_reason: "subscription_update",
    amount_paid: prorated,
    lines: { data: [{ amount: -Math.round((180_000 * 16) / 31) }, {}] },
  });
  expect(paying.sums(customer).charged).toBe(4 * 180_000 + prorated);

  await stripe.invoiceItems.create({
    customer,
    subscription: id,
    amount: 42_500,
    currency: "usd",
    description: "Overage",
  });
  turnTo("2027-06-01T00:00:00Z");
  const june = (await stripe.invoices.list({ customer, limit: 1 })).data[0];
  expect(june).toMatchObject({ amount_paid: 352_500, billing_reason: "subscription_cycle" });

  const resumes = Date.UTC(2027, 7, 15) / 1000;
  await stripe.subscriptions.update(id, {
    pause_collection: { behavior: "void", resumes_at: resumes },
  });
  turnTo("2027-09-01T00:00:00Z");
  const statuses = (await stripe.invoices.list({ customer, limit: 3 })).data;
  expect(statuses.map(({ status }) => status)).toEqual(["paid", "void", "void"]);

  const charge = (await stripe.charges.list({ customer, limit: 1 })).data[0];
  const refund = await stripe.refunds.create({
    charge: charge?.id ?? "",
    amount: 10_000,
    reason: "requested_by_customer",
  });
  expect(refund).toMatchObject({ status: "succeeded", amount: 10_000 });
  await stripe.creditNotes.create({
    invoice: statuses[0]?.id ?? "",
    amount: 5_000,
    credit_amount: 5_000,
    reason: "order_change",
  });
  turnTo("2027-10-01T00:00:00Z");
  expect((await stripe.invoices.list({ customer, limit: 1 })).data[0]).toMatchObject({
    total: 310_000,
    starting_balance: -5_000,
    amount_paid: 305_000,
  });

  turnTo("2027-10-15T12:00:00Z");
  const before = paying.sums(customer).charged;
  const toYearly = await stripe.subscriptions.update(id, {
    items: [{ id: item, price: yearly }],
    proration_behavior: "create_prorations",
    expand: ["latest_invoice"],
  });
  const unused = Math.round((310_000 * 16) / 31);
  expect(toYearly.latest_invoice).toMatchObject({ amount_paid: 3_720_000 - unused });
  expect(paying.sums(customer).charged - before).toBe(3_720_000 - unused);
  expect(dayOf(toYearly.items.data[0]?.current_period_end ?? 0)).toBe("2028-10-15");

  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  turnTo("2028-10-20T00:00:00Z");
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: "canceled",
    cancellation_details: { reason: "cancellation_requested" },
  });

  const { charged, refunded, invoiced } = paying.sums(customer);
  expect(charged).toBe(invoiced);
  expect(refunded).toBe(10_000);
  expect(fake.refused).toEqual([]);
  expect([...new Set(fake.account.events.map(({ type }) => type))].toSorted())
    .toMatchInlineSnapshot(`
    [
      "charge.failed",
      "charge.refunded",
      "charge.succeeded",
      "credit_note.created",
      "customer.created",
      "customer.subscription.created",
      "customer.subscription.deleted",
      "customer.subscription.updated",
      "customer.updated",
      "invoice.created",
      "invoice.finalized",
      "invoice.paid",
      "invoice.payment_failed",
      "invoice.payment_succeeded",
      "invoice.upcoming",
      "invoice.updated",
      "invoice.voided",
      "invoice_payment.paid",
      "invoiceitem.created",
      "payment_intent.canceled",
      "payment_intent.created",
      "payment_intent.payment_failed",
      "payment_intent.succeeded",
      "payment_method.attached",
      "price.created",
      "product.created",
      "refund.created",
      "setup_intent.created",
      "setup_intent.succeeded",
    ]
  `);
});

test("a first charge that the bank asks about is finished in the browser, or given up after a day", async () => {
  const { stripe, fake, turnTo, now } = paying;
  const { customer } = await paying.customerWith("authenticate-always");
  const price = await paying.priceOf(180_000, "month");
  const begin = () => stripe.subscriptions.create({ customer, items: [{ price }] });
  const approved = await begin();
  expect(approved.status).toBe("incomplete");
  const { data } = await stripe.invoicePayments.list({ invoice: String(approved.latest_invoice) });
  const intent = String(data[0]?.payment.payment_intent);
  expect((await stripe.paymentIntents.retrieve(intent)).status).toBe("requires_action");
  fake.account.authenticate(intent, true);
  expect((await stripe.subscriptions.retrieve(approved.id)).status).toBe("active");
  const left = await begin();
  turnTo(new Date(now().getTime() + 24 * 3_600_000));
  const expired = await stripe.subscriptions.retrieve(left.id, { expand: ["latest_invoice"] });
  expect(expired).toMatchObject({
    status: "incomplete_expired",
    latest_invoice: { status: "void" },
  });
  expect(paying.sums(customer).charged).toBe(180_000);
  await stripe.subscriptions.cancel(approved.id);
});

test("a disputed charge is told of, and what the bank decides", async () => {
  const { stripe, fake } = paying;
  const { customer } = await paying.customerWith("saved");
  const price = await paying.priceOf(180_000, "month");
  await stripe.subscriptions.create({ customer, items: [{ price }] });
  const [charge] = (await stripe.charges.list({ customer })).data;
  const dispute = fake.account.dispute(charge?.id ?? "");
  expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: "needs_response" });
  await expect(stripe.refunds.create({ charge: charge?.id ?? "" })).rejects.toMatchObject({
    code: "charge_disputed",
  });
  fake.account.settleDispute(dispute.id, false);
  const { data } = await stripe.events.list({ type: "charge.dispute.closed" });
  expect(data[0]).toMatchObject({ data: { object: { id: dispute.id, status: "lost" } } });
});
