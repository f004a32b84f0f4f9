import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { membershipSignups as signups } from "./tables.ts";

const open = ["charging", "refused", "bank"] as const;

const confirmedBy = (verifiedEmail: string) =>
  and(
    eq(sql`lower(${signups.email})`, verifiedEmail),
    eq(signups.status, "confirmed"),
    eq(signups.unproved, false),
  );

/** The last confirmed signup, where its first payment was given up since then. */
export async function findLapsedCharge(db: Queryable, verifiedEmail: string, since: Date) {
  const { firstName, lastName, phone, company, planId: plan, createdAt, charge } = signups;
  const [row] = await db
    .select({ firstName, lastName, phone, company, plan, createdAt, charge })
    .from(signups)
    .where(and(confirmedBy(verifiedEmail), gt(signups.confirmedAt, since)))
    .orderBy(desc(createdAt), desc(signups.id))
    .limit(1);
  return row?.charge === "over" ? { ...row, charge: row.charge } : null;
}

/** A confirmed signup that is not paid for yet, and what keeps it. */
export async function findOpenCharge(db: Queryable, verifiedEmail: string) {
  const { firstName, lastName, phone, company, planId: plan, createdAt, charge } = signups;
  const [row] = await db
    .select({ firstName, lastName, phone, company, plan, createdAt, charge })
    .from(signups)
    .where(and(confirmedBy(verifiedEmail), inArray(charge, open)))
    .orderBy(desc(createdAt), desc(signups.id))
    .limit(1);
  const kept = open.find((state) => state === row?.charge);
  return row && kept ? { ...row, charge: kept } : null;
}
