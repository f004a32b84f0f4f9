import { eq } from "drizzle-orm";
import { users } from "../../domain/accounts/tables.ts";
import { civilDateOf } from "../../domain/fields/civil-date.ts";
import { companies, seats } from "../../domain/companies/tables.ts";
import { subscriptions } from "../../domain/billing/charging/tables.ts";
import type { World } from "./world.ts";

export const ownersEmail = "grace@compilers.example";

export const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);

export const dayOf = (seconds: number) => civilDateOf(new Date(seconds * 1000));

export type Books = { provider: Pick<World["provider"], "account"> };

/** By the provider's books alone. */
export function booksOf({ provider: { account } }: Books) {
  const charges = account.peek("charge").filter(({ status }) => status === "succeeded");
  const payments = account.peek("invoice_payment");
  const billOf = new Map(payments.map((one) => [one.payment.payment_intent, one.invoice]));
  return {
    bills: account.peek("invoice"),
    subscriptions: account.peek("subscription"),
    items: account.peek("invoiceitem"),
    disputes: account.peek("dispute"),
    charges: Map.groupBy(charges, ({ payment_intent: intent }) => billOf.get(intent ?? "")),
  };
}

/** Of the owner who signed up first. */
export async function companyInView({ database: { db } }: World): Promise<string | undefined> {
  const [seat] = await db
    .select({ companyId: seats.companyId })
    .from(seats)
    .innerJoin(users, eq(users.id, seats.userId))
    .where(eq(users.email, ownersEmail));
  return seat?.companyId;
}

type Company = Pick<typeof companies.$inferSelect, "id" | "mergedInto">;

function keptAmong(all: Company[]): (id: string) => string {
  const kept = (id: string): string => {
    const into = all.find((one) => one.id === id)?.mergedInto;
    return into ? kept(into) : id;
  };
  return kept;
}

/** As if they had always been of the company that was kept. */
export async function asKept<Row extends { companyId: string }>(
  { database: { db } }: Pick<World, "database">,
  rows: Row[],
): Promise<Row[]> {
  const kept = keptAmong(await db.select().from(companies));
  return rows.map((row) => ({ ...row, companyId: kept(row.companyId) }));
}

/** Whose customers they are there, after all that was merged. */
export async function companiesOfCustomers({ database: { db } }: World) {
  const own = await db.select().from(companies);
  const kept = keptAmong(own);
  const billed = await db.select().from(subscriptions);
  const all = [
    ...own.map(({ id, customerId }) => [customerId, id] as const),
    ...billed.map(({ companyId, customerId }) => [customerId, companyId] as const),
  ];
  return new Map(
    all.flatMap(([customer, id]) => (customer === null ? [] : [[customer, kept(id)]])),
  );
}
