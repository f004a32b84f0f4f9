import { cardRefunds } from "../../domain/billing/refunds/tables.ts";
import { invoices, subscriptions } from "../../domain/billing/charging/tables.ts";
import { overageCharges } from "../../domain/billing/overage/tables.ts";
import { civilDateOf } from "../../domain/fields/civil-date.ts";
import { statements } from "../../domain/hours/tables.ts";
import { memberships, periods } from "../../domain/membership/tables.ts";
import type { Billing } from "../../domain/billing/schema.ts";
import { booksOf, faultsNow, monthsPaid, sum } from "./faults-now.ts";
import type { People } from "./people.ts";
import type { World } from "./world.ts";

const dayOf = (seconds: number) => civilDateOf(new Date(seconds * 1000));
const isLive = ({ status }: { status: string }) =>
  !["canceled", "incomplete_expired", "unpaid"].includes(status);

/** To the cent: what was billed, paid, refunded and credited. */
async function faultsOfInvoices(world: World): Promise<string[]> {
  const { bills, charges } = booksOf(world);
  const kept = await world.database.db.select().from(invoices);
  const faults = bills.flatMap((bill) => {
    const row = kept.find(({ providerId }) => providerId === bill.id);
    const refunded = (charges.get(bill.id) ?? []).map(({ amount_refunded: cents }) => cents);
    const credited = bill.pre_payment_credit_notes_amount + bill.post_payment_credit_notes_amount;
    const { status, total, amount_paid: paid } = bill;
    const there = [status, total, paid, sum(refunded), credited].join(", ");
    const here =
      row &&
      [row.status, row.totalCents, row.paidCents, row.refundedCents, row.creditedCents].join(", ");
    return here === there
      ? []
      : [`The invoice of ${dayOf(bill.created)} is ${here} here, and ${there} there`];
  });
  if (kept.length > bills.length)
    faults.push(`${kept.length} invoices here, ${bills.length} there`);
  return faults;
}

/** Whoever is a member is billed, and nobody else is. */
async function faultsOfSubscriptions(world: World): Promise<string[]> {
  const { db } = world.database;
  const faults: string[] = [];
  const rows = await db.select().from(subscriptions);
  const members = await db.select().from(memberships);
  const there = booksOf(world).subscriptions;
  if (there.filter(isLive).length > 1) faults.push("Two subscriptions are billed at once");
  for (const one of there) {
    const row = rows.find(({ providerId }) => providerId === one.id);
    const { status } = members.find(({ id }) => id === row?.membershipId) ?? {};
    // One whose first payment was given up gives way to the next.
    if (isLive(one) && row?.status !== one.status)
      faults.push(`A subscription is ${row?.status ?? "unknown"} here, ${one.status} there`);
    if (status === "ended" && isLive(one)) faults.push("A membership that has ended is billed");
  }
  for (const { id, status, endsOn, anchor } of members) {
    const own = rows.filter(({ membershipId }) => membershipId === id);
    if (status !== "ended" && endsOn === null && !own.some(isLive))
      faults.push(`The membership from ${anchor} is ${status} and not billed`);
  }
  if (rows.some(({ isStale, upgrade }) => isStale || upgrade))
    faults.push("The provider is still to be told of something");
  return faults;
}

/** What was paid for was given: a month each, until whatever came in its place. */
async function faultsOfMonths(world: World): Promise<string[]> {
  const opened = await world.database.db.select().from(periods);
  const paid = booksOf(world).bills.flatMap((bill) => monthsPaid(bill) ?? []);
  return paid
    .filter(({ at }) => !opened.some(({ openedAt }) => openedAt >= at))
    .map(({ at }) => `Nothing was opened after the payment of ${at.toISOString()}`);
}

/** Hours beyond the plan are one line each, on an invoice that is not void. */
async function faultsOfOverage(world: World): Promise<string[]> {
  const { db } = world.database;
  const { items, bills } = booksOf(world);
  const lines = items.filter(({ metadata }) => metadata["statement_id"] !== undefined);
  const told = await db.select().from(statements);
  const begun = await db.select().from(overageCharges);
  const faults = begun.flatMap(({ statementId, cents }) => {
    const own = lines.filter(({ metadata }) => metadata["statement_id"] === statementId);
    const isRight = own.length === 0 || (own.length === 1 && own[0]?.amount === cents);
    return isRight ? [] : [`Overage of ${cents} is billed ${own.length} times`];
  });
  for (const { invoice, amount } of lines)
    if (bills.find(({ id }) => id === invoice)?.status === "void")
      faults.push(`Overage of ${amount} is on an invoice that is void`);
  const due = sum(told.map(({ overageCents }) => overageCents ?? 0));
  const asked = sum(begun.map(({ cents }) => cents));
  if (due !== asked) faults.push(`Statements say ${due} of overage, and ${asked} is billed`);
  return faults;
}

/** What staff gave back here was given once, or not at all where it was refused. */
async function faultsOfGifts(world: World): Promise<string[]> {
  const { account } = world.provider;
  const gifts = await world.database.db.select().from(cardRefunds);
  const made = [...account.peek("refund"), ...account.peek("customer_balance_transaction")];
  const wrong = gifts.filter(({ id, state, cents }) => {
    const own = made.filter(({ metadata }) => metadata?.["own_key"] === id);
    const all = own.map(({ amount }) => Math.abs(amount));
    return state === "asked" || all.join() !== (state === "done" ? String(cents) : "");
  });
  return wrong.map(({ kind, state, cents }) => `A ${kind} of ${cents} is ${state} here`);
}

async function faultsOnScreen({ world, asOwner }: People): Promise<string[]> {
  const said = await asOwner(null, "GET", "/api/billing");
  if (!said) throw new Error("Nobody answered the member");
  const billing: Billing = said.body;
  const shown = billing.invoices.map(({ status, cents }) => `${status} ${cents}`);
  const there = booksOf(world)
    .bills.filter(({ status }) => status !== "draft")
    .map(({ status, attempted, total }) =>
      status === "open" && attempted ? `overdue ${total}` : `${status} ${total}`,
    );
  const [is, should] = [shown, there].map((all) => all.toSorted().join(", "));
  return is === should ? [] : [`The member sees ${is}, but there is ${should}`];
}

/** Once everything has arrived, all know the same. */
export async function faultsAtRest(people: People): Promise<string[]> {
  const { world } = people;
  return [
    ...(await faultsNow(world)),
    ...(await faultsOfInvoices(world)),
    ...(await faultsOfSubscriptions(world)),
    ...(await faultsOfMonths(world)),
    ...(await faultsOfOverage(world)),
    ...(await faultsOfGifts(world)),
    ...(await faultsOnScreen(people)),
  ];
}
