import type { Stripe } from "stripe";
import type { ProviderCustomer } from "./charges.ts";
import { type Payment, plainInvoice, plainSubscription, reference } from "./stripe-readings.ts";

const most = 100;

/** The last payment that was tried for an invoice, with what became of its charge. */
export async function paymentOf(stripe: Stripe, read: Stripe.Invoice): Promise<Payment | null> {
  const id = intentOf(read);
  if (id === null) return null;
  const {
    status,
    latest_charge: latest,
    last_payment_error: error,
  } = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge.refunds"] });
  const charge = typeof latest === "object" ? latest : null;
  const failure = error?.code ?? null;
  return { id, status, failure, charge, dispute: charge && (await disputeOf(stripe, charge)) };
}

export async function notesOf(stripe: Stripe, read: Stripe.Invoice): Promise<Stripe.CreditNote[]> {
  if (read.post_payment_credit_notes_amount === 0) return [];
  const { data } = await stripe.creditNotes.list({ invoice: read.id, limit: most });
  return data;
}

/** Staff may have attached another one there than the default. */
function intentOf({ payments }: Stripe.Invoice): string | null {
  const all = payments?.data ?? [];
  const one = all.find(({ status }) => status === "paid") ?? all.find((each) => each.is_default);
  return reference(one?.payment.payment_intent ?? null);
}

async function disputeOf(stripe: Stripe, { id, disputed }: Stripe.Charge) {
  if (!disputed) return null;
  const { data } = await stripe.disputes.list({ charge: id, limit: 1 });
  return data[0] ?? null;
}

/** In a few calls, however many invoices there are; only the newest hundred of each kind. */
export async function readCustomer(stripe: Stripe, customer: string): Promise<ProviderCustomer> {
  const subscriptions = await stripe.subscriptions.list({
    customer,
    status: "all",
    limit: most,
    expand: ["data.default_payment_method", "data.customer"],
  });
  const bills = await stripe.invoices.list({ customer, limit: most, expand: ["data.payments"] });
  const { data: charges } = await stripe.charges.list({
    customer,
    limit: most,
    expand: ["data.refunds"],
  });
  const invoices = [];
  for (const read of bills.data) {
    const id = intentOf(read);
    const charge = charges.find((one) => one.paid && reference(one.payment_intent) === id);
    const known = id !== null &&
      charge && { id, status: "succeeded" as const, failure: null, charge };
    const payment =
      read.status === "paid" && known
        ? { ...known, dispute: await disputeOf(stripe, known.charge) }
        : await paymentOf(stripe, read);
    invoices.push(plainInvoice(read, payment, await notesOf(stripe, read)));
  }
  return {
    subscriptions: subscriptions.data.map(plainSubscription),
    invoices,
    isWhole: !subscriptions.has_more && !bills.has_more,
  };
}
