import { and, desc, eq, inArray, isNotNull, isNull, notInArray, or } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { idsWithMerged } from "../../companies/merged-companies.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";

export const over: SubscriptionRow["status"][] = ["canceled", "unpaid", "incomplete_expired"];

export const isOver = ({ status }: Pick<SubscriptionRow, "status">) => over.includes(status);

type Begun = Pick<SubscriptionRow, "charge" | "membershipId" | "providerId">;

/** The provider gives up on a first payment after 23 hours, and of a card that is gone it begins nothing. */
export const isLapsed = ({ charge, membershipId, providerId }: Begun): boolean =>
  membershipId === null && (charge === "over" || (charge === "refused" && providerId === null));

const { charge, membershipId, providerId } = subscriptions;

export const lapsed = and(
  isNull(membershipId),
  or(eq(charge, "over"), and(eq(charge, "refused"), isNull(providerId))),
);

/** An unknown id is a bug: it comes from a row. */
export async function requireSubscription(db: Queryable, id: string): Promise<SubscriptionRow> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!row) throw new Error(`There is no subscription ${id}`);
  return row;
}

export async function latestOfMembership(
  db: Queryable,
  id: string,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(membershipId, id))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  return row ?? null;
}

/** Of a company and those merged into it: the one that bills, else the last. */
export const latestOfCompany = async (db: Queryable, companyId: string) =>
  latestOfCompanies(db, await idsWithMerged(db, companyId));

export const newestFirst = (db: Queryable, companyIds: string[]) =>
  db
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.companyId, companyIds))
    .orderBy(desc(subscriptions.createdAt));

const bills = (row: SubscriptionRow) => !isOver(row) && !isLapsed(row);

/** Whether another client is billed on this customer, too: a person has one for all the companies they sign up. */
export async function billsOthers(
  db: Queryable,
  { companyId: own, customerId: customer }: { companyId: string; customerId: string },
): Promise<boolean> {
  const { companyId, customerId } = subscriptions;
  const isOthers = notInArray(companyId, await idsWithMerged(db, own));
  const others = await db
    .select()
    .from(subscriptions)
    .where(and(eq(customerId, customer), isOthers));
  return others.some(bills);
}

export async function latestOfCompanies(
  db: Queryable,
  companyIds: string[],
): Promise<SubscriptionRow | null> {
  const all = await newestFirst(db, companyIds);
  return all.find(bills) ?? all[0] ?? null;
}

/** The one that bills, else the last that was paid for: of a first payment that was given up nothing is owed. */
export async function latestBegun(
  db: Queryable,
  companyId: string,
): Promise<SubscriptionRow | null> {
  const all = await newestFirst(db, await idsWithMerged(db, companyId));
  return all.find(bills) ?? all.find((row) => !isLapsed(row)) ?? null;
}

export function listLive(db: Queryable): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(isNotNull(providerId), notInArray(subscriptions.status, over)));
}
