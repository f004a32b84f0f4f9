import type { FullAccount } from "../../domain/office/schema.ts";
import { invoices, subscriptions } from "../../domain/billing/charging/tables.ts";
import { civilDateOf } from "../../domain/fields/civil-date.ts";
import type { Invoice } from "../../platform/payments/stand-in/billed-objects.ts";
import { booksOf, dayOf, sum } from "./books.ts";
import type { People } from "./people.ts";
import type { World } from "./world.ts";

const creditUsed = ({ starting_balance: before, ending_balance: after }: Invoice) =>
  after === null ? 0 : Math.max(0, after - before);

const cents = (of: { amount: number }[]) => sum(of.map(({ amount }) => amount));

/** What was billed, paid, refunded, credited and disputed of each invoice. */
export async function faultsOfInvoices(world: World): Promise<string[]> {
  const { bills, charges, disputes } = booksOf(world);
  const kept = await world.database.db.select().from(invoices);
  const faults = bills.flatMap((bill) => {
    const row = kept.find(({ providerId }) => providerId === bill.id);
    const own = charges.get(bill.id) ?? [];
    const charged = sum(own.map(({ amount }) => amount));
    const refunded = sum(own.map(({ amount_refunded: cents }) => cents));
    const credited = bill.pre_payment_credit_notes_amount + bill.post_payment_credit_notes_amount;
    const dispute = disputes.findLast(({ charge }) => own.some(({ id }) => id === charge));
    const { status, total } = bill;
    const there = [status, total, charged, refunded, credited, creditUsed(bill), dispute?.status];
    const here = row && [
      row.status,
      row.totalCents,
      row.paidCents,
      row.refundedCents,
      row.creditedCents,
      row.creditUsedCents,
      row.disputeStatus,
    ];
    return here?.join() === there.join()
      ? []
      : [
          `The invoice of ${dayOf(bill.created)} is ${here?.join(", ")} here, and ${there.join(", ")} there`,
        ];
  });
  if (kept.length > bills.length)
    faults.push(`${kept.length} invoices here, ${bills.length} there`);
  return faults;
}

/** What staff read of all the months together. */
export async function faultsOfAccount({ world, asStaff }: People): Promise<string[]> {
  const today = civilDateOf(world.now());
  const said = await asStaff(null, "GET", `/api/admin/reports/account?from=2027-01-01&to=${today}`);
  const { cards }: FullAccount = said!.body;
  const { account } = world.provider;
  const { bills, charges, disputes } = booksOf(world);
  const billed = bills.filter(({ status }) => status !== "draft");
  const paid = billed.filter(({ status }) => status === "paid");
  const notes = account.peek("credit_note").filter(({ status }) => status === "issued");
  const credits = notes.filter(({ invoice }) => paid.some(({ id }) => id === invoice));
  const there = {
    billed: sum(billed.map(({ total }) => total)),
    paid: cents([...charges.values()].flat()),
    credit: sum(paid.map(creditUsed)),
    returned:
      cents(account.peek("refund").filter(({ status }) => status === "succeeded")) +
      cents(credits) +
      cents(disputes.filter(({ status }) => status === "lost")),
    open: sum(billed.flatMap(({ status, total }) => (status === "open" ? [total] : []))),
  };
  const here: typeof there = {
    billed: cards.billedCents,
    paid: cards.paidCents,
    credit: cards.creditUsedCents,
    returned: cards.returnedCents,
    open: cards.outstandingCents,
  };
  const [is, should] = [JSON.stringify(here), JSON.stringify(there)];
  return is === should ? [] : [`Staff read ${is}, but there is ${should}`];
}

/** What a company has left to its credit. */
export async function faultsOfCredit(world: World): Promise<string[]> {
  const rows = await world.database.db.select().from(subscriptions);
  const customers = world.provider.account.peek("customer");
  return booksOf(world).subscriptions.flatMap(({ id, customer, status }) => {
    const row = rows.find(({ providerId }) => providerId === id);
    if (!row || !["active", "past_due"].includes(status)) return [];
    const { balance = 0 } = customers.find((one) => one.id === customer) ?? {};
    const credit = Math.max(0, -balance);
    return row.creditCents === credit
      ? []
      : [`A credit of ${row.creditCents} is known here, and ${credit} there`];
  });
}
