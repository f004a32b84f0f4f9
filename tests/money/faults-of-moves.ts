import { companies } from "../../domain/companies/tables.ts";
import { booksOf, companiesOfCustomers } from "./books.ts";
import type { World } from "./world.ts";

const keyOf = ({ metadata }: { metadata: Record<string, string> | null }) => metadata?.["own_key"];

/** Credit goes with a company to the customer that is charged next, as a whole and once. */
export async function faultsOfMoves(world: World): Promise<string[]> {
  const { account, begun } = world.provider;
  const lines = account.peek("customer_balance_transaction");
  const there = booksOf(world).subscriptions;
  const all = await world.database.db.select().from(companies);
  const merges = all.flatMap(({ mergedAt }) => (mergedAt ? [mergedAt.getTime()] : []));
  const companyOf = await companiesOfCustomers(world);
  const faults: string[] = [];
  for (const { subscriptionId, at, credits } of begun) {
    const one = there.find(({ id }) => id === subscriptionId);
    // Whose customers they were before a merge is not known any more.
    if (!one || merges.some((time) => time >= at.getTime())) continue;
    const takings = lines.filter((line) => keyOf(line) === keyOf(one));
    for (const { customer, cents } of credits) {
      const isEarlier =
        customer !== one.customer && companyOf.get(customer) === companyOf.get(one.customer);
      if (isEarlier && !takings.some((line) => line.customer === customer))
        faults.push(`A credit of ${cents} stayed behind on ${at.toISOString()}`);
    }
  }
  const rowKeys = new Set(there.map((one) => keyOf(one)));
  for (const { id, amount, ...line } of lines) {
    const givings = lines.filter((other) => keyOf(other) === id);
    const should = rowKeys.has(keyOf(line)) ? String(-amount) : "";
    const is = givings.map((other) => other.amount).join();
    if (is !== should) faults.push(`Of ${amount} that was moved, ${is || "nothing"} was given`);
  }
  return faults;
}
