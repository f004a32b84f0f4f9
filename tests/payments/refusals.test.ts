import { afterAll, expect, test } from "vitest";
import { problemWithError } from "../fakes/description/calls.ts";
import { openPaying } from "../support/paying.ts";

const paying = await openPaying("2031-03-05T12:00:00Z");
const { stripe, fake, customerWith } = paying;
afterAll(() => fake.close());

const good = await customerWith("saved");
const refused = await customerWith("refused-later");
const bank = await customerWith("authenticate-always");
const poor = await customerWith("insufficient-funds");

const charge = ({ customer, card }: typeof good) =>
  stripe.paymentIntents.create({
    amount: 12_500,
    currency: "usd",
    customer,
    payment_method: card,
    confirm: true,
    off_session: true,
  });

const paid = await charge(good);
const refundAll = () => stripe.refunds.create({ payment_intent: paid.id });
await refundAll();

async function invoiceOf({ customer }: typeof good): Promise<string> {
  const { id } = await stripe.invoices.create({ customer, auto_advance: false });
  await stripe.invoiceItems.create({ customer, invoice: id, amount: 5000, currency: "usd" });
  return id;
}

const request = "StripeInvalidRequestError";
const card = "StripeCardError";
const intent = { object: "payment_intent", status: "requires_payment_method" };

/** What it is, what is asked for, and what is answered. Who answers otherwise than is described gives none. */
const cases: [string, () => Promise<unknown>, object][] = [
  [
    "a declined card",
    () => charge(refused),
    { type: card, code: "card_declined", decline_code: "generic_decline", payment_intent: intent },
  ],
  [
    "a card without money",
    () => charge(poor),
    { type: card, code: "card_declined", decline_code: "insufficient_funds" },
  ],
  [
    "a bank that would ask",
    () => charge(bank),
    { type: card, code: "authentication_required", payment_method: { object: "payment_method" } },
  ],
  [
    "an invoice that is not paid",
    async () => stripe.invoices.pay(await invoiceOf(refused)),
    { type: card, code: "card_declined" },
  ],
  [
    "an invoice whose bank asks",
    async () => stripe.invoices.pay(await invoiceOf(bank)),
    { type: card, code: "invoice_payment_intent_requires_action" },
  ],
  [
    "nothing of that id",
    () => stripe.customers.retrieve("cus_none"),
    { type: request, code: "resource_missing", param: "id", statusCode: 404 },
  ],
  ["a second refund", refundAll, { type: request, code: "charge_already_refunded" }],
  [
    "a payment that is over",
    () => stripe.paymentIntents.confirm(paid.id),
    { type: request, code: "payment_intent_unexpected_state", payment_intent: { id: paid.id } },
  ],
  [
    "too little",
    () => stripe.paymentIntents.create({ amount: 1, currency: "usd" }),
    { type: request, code: "amount_too_small" },
  ],
  [
    "a tax ID that is none",
    () => stripe.customers.createTaxId(good.customer, { type: "us_ein", value: "12" }),
    { type: request, code: "tax_id_invalid", param: "value" },
  ],
  [
    "an address that is none",
    () => stripe.rawRequest("GET", "/v1/nothing"),
    { type: request, statusCode: 404 },
  ],
];

for (const [what, ask, answer] of cases)
  test(`${what} is refused as the provider describes its errors`, async () => {
    await expect(ask()).rejects.toMatchObject(answer);
  });

test("an error that is not as described is found", () => {
  const error = { type: "card_error", code: "card_declined", message: "Your card was declined." };
  expect(problemWithError({ error })).toBeUndefined();
  for (const [wrong, at] of [
    [{ ...error, type: "decline_error" }, "error.type"],
    [{ ...error, code: "declined" }, "error.code"],
    [{ ...error, declineCode: "fraudulent" }, "error.declineCode"],
    [{ ...error, payment_intent: "pi_1" }, "error.payment_intent"],
    [{ message: error.message }, "error.type"],
  ] as const)
    expect(problemWithError({ error: wrong })?.at).toBe(at);
});
