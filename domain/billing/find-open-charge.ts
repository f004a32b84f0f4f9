import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { isLapsed } from "./charging/find-subscription.ts";
import { isAsked } from "./charging/is-asked.ts";
import { subscriptions } from "./charging/tables.ts";
import { membershipSignups as signups } from "./tables.ts";

const open = ["charging", "refused", "bank"] as const;
const lapsed = ["refused", "over"] as const;

function confirmedBy(db: Queryable, verifiedEmail: string) {
  const { firstName, lastName, phone, company, planId: plan, createdAt, confirmedAt } = signups;
  return db
    .select({
      signup: { firstName, lastName, phone, company, plan, createdAt },
      confirmedAt,
      row: subscriptions,
    })
    .from(signups)
    .innerJoin(subscriptions, eq(subscriptions.signupId, signups.id))
    .where(
      and(
        eq(sql`lower(${signups.email})`, verifiedEmail),
        eq(signups.status, "confirmed"),
        eq(signups.unproved, false),
      ),
    )
    .orderBy(desc(createdAt), desc(signups.id));
}

/** The last confirmed signup, where its first payment was given up since then and is still asked for. */
export async function findLapsedCharge(db: Queryable, verifiedEmail: string, since: Date) {
  const [last] = (await confirmedBy(db, verifiedEmail)).filter(
    ({ confirmedAt }) => confirmedAt !== null && confirmedAt > since,
  );
  const charge = last && lapsed.find((state) => state === last.row.charge);
  if (!charge || !isLapsed(last.row) || !(await isAsked(db, last.row))) return null;
  return { ...last.signup, charge };
}

export async function findOpenCharge(db: Queryable, verifiedEmail: string) {
  for (const { signup, row } of await confirmedBy(db, verifiedEmail)) {
    const charge = open.find((state) => state === row.charge);
    if (charge && !isLapsed(row)) return { ...signup, charge };
  }
  return null;
}
