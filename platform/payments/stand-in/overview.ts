import type { Account } from "./account.ts";
import { behaviorOf } from "./cards.ts";
import type { Customer } from "./objects.ts";
import { intentOf } from "./pay-invoice.ts";
import { periodOf } from "./subscription-items.ts";

/** What a watcher of the trial sees of one customer. */
export function overviewOf(account: Account, { id, email }: Customer) {
  const own = <T extends { customer: unknown }>(all: T[]) =>
    all.filter((one) => one.customer === id);
  return {
    id,
    email,
    cards: own(account.peek("payment_method")).map((method) => ({
      id: method.id,
      brand: method.card.brand,
      last4: method.card.last4,
      expires: `${method.card.exp_month}/${method.card.exp_year}`,
      charge: behaviorOf(account, method),
    })),
    subscriptions: own(account.peek("subscription")).map((subscription) => ({
      price: subscription.items.data
        .map(({ price }) => productOf(account, price.product))
        .join(", "),
      status: subscription.status,
      note: [
        subscription.cancel_at_period_end ? ", ends with its period" : "",
        subscription.pause_collection ? ", paused" : "",
      ].join(""),
      until: periodOf(subscription).end,
    })),
    invoices: own(account.peek("invoice"))
      .map((invoice) => {
        const charge = account.find("charge", intentOf(account, invoice.id)?.latest_charge);
        const disputes = account.peek("dispute").filter((one) => one.charge === charge?.id);
        const open = disputes.find(
          ({ status }) => status === "needs_response" || status === "under_review",
        );
        return {
          id: invoice.id,
          number: invoice.number,
          created: invoice.created,
          due: invoice.amount_due,
          status: invoice.status,
          charge: charge?.paid && disputes.length === 0 ? charge.id : undefined,
          dispute: open?.id,
          answered: open?.status === "under_review",
        };
      })
      .toReversed(),
  };
}

export type Overview = ReturnType<typeof overviewOf>;

const productOf = (account: Account, id: string) => account.find("product", id)?.name ?? id;
