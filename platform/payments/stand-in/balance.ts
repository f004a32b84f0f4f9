import { type Account, newId } from "./account.ts";
import type { BalanceTransaction, Customer } from "./objects.ts";
import type { List } from "./kept.ts";
import { page } from "./page.ts";
import { metadata, type Params, textOrNull, whole } from "./params.ts";
import { invalid } from "./refusal.ts";

/** Below zero is the customer's credit, which the next invoices take. */
export function addToBalance(
  account: Account,
  customer: Customer,
  params: Params,
): BalanceTransaction {
  const amount = whole(params, "amount") ?? 0;
  if (amount === 0) throw invalid("This value must be nonzero.", { param: "amount" });
  const before = structuredClone(customer);
  customer.balance += amount;
  const made = account.create("customer_balance_transaction", {
    id: newId("cbtxn"),
    amount,
    checkout_session: null,
    credit_note: null,
    currency: customer.currency,
    customer: customer.id,
    customer_account: null,
    description: textOrNull(params, "description"),
    ending_balance: customer.balance,
    invoice: null,
    metadata: metadata(params),
    type: "adjustment",
  });
  account.emit("customer.updated", customer, before);
  return made;
}

export const balanceOf = (
  account: Account,
  { id }: Customer,
  params: Params,
): List<BalanceTransaction> =>
  page(
    `/v1/customers/${id}/balance_transactions`,
    account.list("customer_balance_transaction").filter(({ customer }) => customer === id),
    params,
  );
