import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { companies, seatInvitations as invitations } from "./tables.ts";

export async function namesAddress(db: Queryable, email: string): Promise<boolean> {
  const { acceptedAt, withdrawnAt } = invitations;
  const isOpen = and(eq(invitations.email, email), isNull(acceptedAt), isNull(withdrawnAt));
  const isBilled = eq(sql`lower(${companies.billingEmail})`, email);
  return (await db.$count(companies, isBilled)) + (await db.$count(invitations, isOpen)) > 0;
}
