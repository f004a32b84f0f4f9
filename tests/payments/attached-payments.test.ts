import { expect, test } from "vitest";
import { newId } from "../../platform/payments/stand-in/account.ts";
import { openStripeCharges } from "../../platform/payments/stripe-charges.ts";
import { openBilled } from "../money/billed.ts";

test("of several payments of an invoice, the one that paid it is read, and refunded", async () => {
  const now = new Date("2027-01-31T12:00:00Z");
  const { provider, stripe, customer } = await openBilled(() => now);
  const charges = openStripeCharges(stripe, "whsec_unused");
  const [bill] = (await stripe.invoices.list({ customer })).data;
  const before = await charges.getInvoice(bill!.id);
  expect(before).toMatchObject({ status: "paid", card: { last4: "4242" } });

  provider.change((books) => {
    const [paid] = books.list("invoice_payment");
    const intent = books.list("payment_intent")[0]!;
    const other = { ...structuredClone(intent), id: newId("pi"), latest_charge: null };
    books.create("payment_intent", { ...other, status: "canceled" });
    books.create("invoice_payment", {
      ...structuredClone(paid!),
      id: newId("inpay"),
      is_default: false,
      status: "canceled",
      payment: { type: "payment_intent", payment_intent: other.id },
    });
    // The default one is made first, and given up once another has paid.
    const all = books.peek("invoice_payment");
    const [first, second] = [all[0]!, all[1]!];
    for (const one of [first, second]) books.remove(one.id);
    for (const one of [second, first]) books.create("invoice_payment", one);
  });
  const read = await charges.getInvoice(bill!.id);
  expect(read).toMatchObject({ paymentId: before!.paymentId, card: { last4: "4242" } });
  const { invoices } = (await charges.readCustomer(customer))!;
  expect(invoices[0]!.paymentId).toBe(before!.paymentId);
});
