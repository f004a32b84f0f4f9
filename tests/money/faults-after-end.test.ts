import { expect, test } from "vitest";
import { decide } from "../../platform/payments/stand-in/decide.ts";
import { setBehavior } from "../../platform/payments/stand-in/cards.ts";
import { openBilled } from "./billed.ts";
import { faultsAfterEnd } from "./faults-after-end.ts";

test("what was paid after the end and did not all go back is found", async () => {
  let now = new Date("2027-01-31T12:00:00Z");
  const { provider, stripe, customer, card } = await openBilled(() => now);
  provider.change((books) => setBehavior(books, card, "refused"));
  now = new Date("2027-03-20T12:00:00Z");
  provider.change((books) => setBehavior(books, card, "good"));
  const [renewal] = (await stripe.invoices.list({ customer })).data;
  const { id, number } = renewal!;
  expect(faultsAfterEnd({ provider })).toEqual([`Invoice ${number} can be paid after the end`]);

  provider.change((books) => decide(books, { act: "pay", id }));
  const stayed = (cents: number) => [
    `Invoice ${number} was paid after the end, and ${cents} stayed`,
  ];
  expect(faultsAfterEnd({ provider })).toEqual(stayed(125_000));
  const { data } = await stripe.charges.list({ customer });
  const charge = data.find(({ created }) => created * 1000 >= now.getTime())!.id;
  await stripe.refunds.create({ charge, amount: 124_999 });
  expect(faultsAfterEnd({ provider })).toEqual(stayed(1));
  await stripe.refunds.create({ charge, amount: 1 });
  expect(faultsAfterEnd({ provider })).toEqual([]);
});
