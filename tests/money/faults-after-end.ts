import type { Invoice } from "../../platform/payments/stand-in/billed-objects.ts";
import { type Books, booksOf, sum } from "./books.ts";

/** When the subscription that a bill is of was ended by the provider, if that was before the bill was paid. */
export function endedBefore(world: Books, { parent, status_transitions: at }: Invoice) {
  const of = parent?.subscription_details.subscription;
  const billed = booksOf(world).subscriptions.find(({ id }) => id === of);
  return billed?.ended_at && (at.paid_at ?? Infinity) > billed.ended_at ? billed.ended_at : null;
}

/** Once the provider has ended a subscription, nothing but overage is asked for, and what was paid all the same went back. */
export function faultsAfterEnd(world: Books): string[] {
  const { bills, charges, disputes, items } = booksOf(world);
  const sentBack = world.provider.account
    .peek("refund")
    .filter(({ status }) => status === "failed");
  const credits = world.provider.account.peek("credit_note");
  return bills.flatMap((bill) => {
    const { id, number, status } = bill;
    if (endedBefore(world, bill) === null) return [];
    if (status === "open") return [`Invoice ${number} can be paid after the end`];
    if (status !== "paid") return [];
    const own = charges.get(id) ?? [];
    if ([...disputes, ...sentBack].some(({ charge }) => own.some((one) => one.id === charge)))
      return [];
    const overage = items.filter((item) => item.invoice === id && item.metadata["statement_id"]);
    const left =
      sum(own.map(({ amount, amount_refunded: refunded }) => amount - refunded)) -
      sum(credits.filter(({ invoice }) => invoice === id).map(({ amount }) => amount));
    return left <= Math.max(0, sum(overage.map(({ amount }) => amount)))
      ? []
      : [`Invoice ${number} was paid after the end, and ${left} stayed`];
  });
}
