import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStripeCharges } from "../../platform/payments/stripe-charges.ts";
import { openPaying, type Paying } from "../support/paying.ts";

let paying: Paying;
beforeAll(async () => {
  paying = await openPaying("2027-01-31T12:00:00Z");
});
afterAll(() => paying.fake.close());

test("an address and a tax ID are kept as Stripe describes it, and a wrong number refused", async () => {
  const { stripe, fake } = paying;
  const charges = openStripeCharges(stripe, "whsec_unused");
  const { customer } = await paying.customerWith("saved");
  const of = { name: "Looms", line1: "Mill 1", line2: "", city: "Ghent", state: "" };
  const whole = { ...of, postalCode: "9000", country: "BE", taxIdType: "eu_vat" };
  for (const taxId of ["BE0123456789", "BE9876543210", "BE9876543210"])
    await charges.keepDetails(customer, { ...whole, taxId });
  await expect(charges.keepDetails(customer, { ...whole, taxId: "9" })).rejects.toMatchObject({
    name: "TaxIdRefused",
  });
  const { data } = await stripe.customers.listTaxIds(customer);
  expect(data.map(({ value }) => value)).toEqual(["BE9876543210"]);
  expect(fake.refused.splice(0)).toEqual([expect.stringContaining("eu_vat")]);
});

test("refunds, credits, disputes and what a customer has are asked for as Stripe describes it", async () => {
  const { stripe, fake, turnTo } = paying;
  const charges = openStripeCharges(stripe, "whsec_unused");
  const { customer, card } = await paying.customerWith("saved");
  await stripe.subscriptions.create({
    customer,
    default_payment_method: card,
    items: [{ price: await paying.priceOf(180_000, "month") }],
    off_session: true,
  });
  const [invoice] = (await charges.readCustomer(customer))!.invoices;
  const paid = await charges.getInvoice(invoice!.id);
  expect(invoice).toEqual({ ...paid, pdfUrl: invoice!.pdfUrl });
  const ownKey = randomUUID();
  const of = { paymentId: paid!.paymentId!, cents: 30_000, ownKey };
  expect(await charges.refunds.findRefund(of)).toBeNull();
  const refund = await charges.refunds.refund(of, ownKey);
  expect(await charges.refunds.findRefund(of)).toBe(refund);
  const toCredit = { customerId: customer, cents: 20_000, ownKey };
  const credit = await charges.refunds.credit(toCredit, randomUUID());
  expect(credit).toMatchObject({ cents: 20_000 });
  expect(await charges.refunds.findCredit(toCredit)).toEqual(credit);
  expect(await charges.refunds.creditLeft(customer)).toBe(20_000);
  for (const cents of [-5_000, 5_000]) {
    const moved = { customerId: customer, cents, ownKey: randomUUID(), text: "Moved to another" };
    const made = await charges.refunds.credit(moved, randomUUID());
    expect(await charges.refunds.findCredit(moved)).toEqual({ id: made.id, cents });
    expect(await charges.refunds.creditLeft(customer)).toBe(cents < 0 ? 15_000 : 20_000);
  }

  turnTo("2027-02-28T13:30:00Z");
  const read = await charges.readCustomer(customer);
  expect(read).toMatchObject({ isWhole: true, subscriptions: [{ creditCents: 0 }] });
  expect(
    read!.invoices.map((one) => [one.paidCents, one.creditUsedCents, one.refundedCents]),
  ).toEqual([
    [160_000, 20_000, 0],
    [180_000, 0, 30_000],
  ]);

  const [charge] = (await stripe.charges.list({ customer })).data;
  const dispute = fake.account.dispute(charge!.id);
  const disputed = await charges.invoiceOfDispute(dispute.id);
  expect(disputed).toBe(read!.invoices[0]!.id);
  expect(await charges.getInvoice(disputed!)).toMatchObject({
    dispute: { status: "needs_response", cents: 160_000, dueAt: expect.any(Date) },
  });
  const again = { ...of, paymentId: read!.invoices[0]!.paymentId! };
  await expect(charges.refunds.refund(again, randomUUID())).rejects.toMatchObject({
    name: "RefundRefused",
  });
  expect(fake.refused.filter((said) => !said.includes("charged back"))).toEqual([]);
});
