import { cardRefunds } from "../../domain/billing/refunds/tables.ts";
import { subscriptions } from "../../domain/billing/charging/tables.ts";
import { memberships } from "../../domain/membership/tables.ts";
import type { Billing } from "../../domain/billing/schema.ts";
import type { Invoice, Subscription } from "../../platform/payments/stand-in/billed-objects.ts";
import { faultsByHand } from "./by-hand.ts";
import { booksOf, companiesOfCustomers, companyInView } from "./books.ts";
import { faultsAfterEnd } from "./faults-after-end.ts";
import { faultsNow } from "./faults-now.ts";
import { faultsOfAccount, faultsOfCredit, faultsOfInvoices } from "./faults-of-cents.ts";
import { faultsOfMoves } from "./faults-of-moves.ts";
import { faultsOfMonths } from "./faults-of-months.ts";
import { faultsOfOrders } from "./faults-of-orders.ts";
import { faultsOfOverage } from "./faults-of-overage.ts";
import { faultsOfReports, faultsOfWaiting } from "./faults-of-reports.ts";
import type { People } from "./people.ts";
import type { World } from "./world.ts";

const isLive = ({ status }: { status: string }) =>
  !["canceled", "incomplete_expired", "unpaid"].includes(status);

/** A day is over here before the provider's hour has come: nothing more is charged until then. */
const isEnding = ({ cancel_at: ends, items }: Subscription) =>
  ends !== null && ends <= items.data[0]!.current_period_end;

/** Whoever is a member is billed, and nobody else is. */
async function faultsOfSubscriptions(world: World): Promise<string[]> {
  const { db } = world.database;
  const faults: string[] = [];
  const rows = await db.select().from(subscriptions);
  const members = await db.select().from(memberships);
  const there = booksOf(world).subscriptions;
  const companyOf = await companiesOfCustomers(world);
  const live = Map.groupBy(there.filter(isLive), ({ customer }) => companyOf.get(customer));
  if ([...live.values()].some(({ length }) => length > 1))
    faults.push("Two subscriptions are billed at once");
  for (const one of there) {
    const row = rows.find(({ providerId }) => providerId === one.id);
    const { status } = members.find(({ id }) => id === row?.membershipId) ?? {};
    // One whose first payment was given up gives way to the next.
    if (isLive(one) && row?.status !== one.status)
      faults.push(`A subscription is ${row?.status ?? "unknown"} here, ${one.status} there`);
    if (status === "ended" && isLive(one) && !isEnding(one))
      faults.push("A membership that has ended is billed");
  }
  for (const { id, status, endsOn, anchor, billing, nextTerm } of members) {
    // Another term begins after the pause, as a subscription of its own.
    if (billing === "by-hand" || (status === "paused" && nextTerm !== null)) continue;
    const own = rows.filter(({ membershipId }) => membershipId === id);
    if (status !== "ended" && endsOn === null && !own.some(isLive))
      faults.push(`The membership from ${anchor} is ${status} and not billed`);
  }
  if (rows.some(({ isStale, upgrade }) => isStale || upgrade))
    faults.push("The provider is still to be told of something");
  return faults;
}

/** What staff gave back here was given once, or not at all where it was refused. */
async function faultsOfGifts(world: World): Promise<string[]> {
  const { account } = world.provider;
  const gifts = await world.database.db.select().from(cardRefunds);
  const reached = account.peek("refund").filter(({ status }) => status === "succeeded");
  const made = [...reached, ...account.peek("customer_balance_transaction")];
  const wrong = gifts.filter(({ id, state, cents }) => {
    const own = made.filter(({ metadata }) => metadata?.["own_key"] === id);
    const all = own.map(({ amount }) => Math.abs(amount));
    return state === "asked" || all.join() !== (state === "done" ? String(cents) : "");
  });
  return wrong.map(({ kind, state, cents }) => `A ${kind} of ${cents} is ${state} here`);
}

/** A term that begins later has a first invoice of nothing, for the days until then. */
const isForMoney = ({ total, billing_reason: reason }: Invoice) =>
  total !== 0 || reason !== "subscription_create";

const isOfPause = ({ status, attempted, billing_reason: reason }: Invoice) =>
  status === "void" && reason === "subscription_cycle" && !attempted;

const isOverdueOverage = ({ status, attempted, metadata }: Invoice) =>
  status === "open" && attempted && metadata?.["statement_id"] !== undefined;

async function faultsOnScreen({ world, asOwner }: People): Promise<string[]> {
  const said = await asOwner(null, "GET", "/api/billing");
  if (!said) throw new Error("Nobody answered the member");
  const billing: Billing = said.body;
  const shown = billing.invoices
    .filter(({ page }) => page === null)
    .map(({ status, cents }) => `${status} ${cents}`);
  const companyOf = await companiesOfCustomers(world);
  const own = await companyInView(world);
  const bills = booksOf(world).bills.filter(({ customer }) => companyOf.get(customer) === own);
  if (billing.payment === null && bills.some(isOverdueOverage))
    return ["Overage is overdue, and the member is not asked for it"];
  const there = bills
    .filter((bill) => bill.status !== "draft" && isForMoney(bill) && !isOfPause(bill))
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
    ...(await faultsOfAccount(people)),
    ...(await faultsOfCredit(world)),
    ...(await faultsOfSubscriptions(world)),
    ...(await faultsOfMonths(world)),
    ...faultsAfterEnd(world),
    ...(await faultsOfOverage(world)),
    ...(await faultsByHand(world)),
    ...(await faultsOfGifts(world)),
    ...(await faultsOfMoves(world)),
    ...(await faultsOnScreen(people)),
    ...(await faultsOfOrders(people)),
    ...(await faultsOfReports(people)),
    ...(await faultsOfWaiting(world)),
  ];
}
