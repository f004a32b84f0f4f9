import { booksOf, sum } from "./books.ts";
import type { World } from "./world.ts";

/** Once the provider has ended a subscription, nothing but overage is asked for, and what was paid all the same went back. */
export function faultsAfterEnd(world: World): string[] {
  const { bills, charges, disputes, items, subscriptions } = booksOf(world);
  const credits = world.provider.account.peek("credit_note");
  return bills.flatMap((bill) => {
    const { id, number, status, status_transitions: at } = bill;
    const of = bill.parent?.subscription_details.subscription;
    const billed = subscriptions.find((one) => one.id === of);
    if (!billed?.ended_at) return [];
    if (status === "open") return [`Invoice ${number} can be paid after the end`];
    if (status !== "paid" || (at.paid_at ?? 0) <= billed.ended_at) return [];
    const own = charges.get(id) ?? [];
    if (disputes.some(({ charge }) => own.some((one) => one.id === charge))) return [];
    const overage = items.filter((item) => item.invoice === id && item.metadata["statement_id"]);
    const left =
      sum(own.map(({ amount, amount_refunded: refunded }) => amount - refunded)) -
      sum(credits.filter(({ invoice }) => invoice === id).map(({ amount }) => amount));
    return left <= Math.max(0, sum(overage.map(({ amount }) => amount)))
      ? []
      : [`Invoice ${number} was paid after the end, and ${left} stayed`];
  });
}
