import { and, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Settings } from "../../platform/env.ts";
import { CodedError } from "../../platform/errors.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Account } from "../accounts/verified-user.ts";
import { cardCustomers, membershipSignups } from "./tables.ts";

const cardNeeded =
  "An upgrade needs a card on file. Please save one while signed in, under the same email address; it is not charged.";

/** Where an upgrade asks for a card. @throws CodedError conflict, at `card`, since other refusals are not mended by one */
export async function requireCard(
  tx: Queryable,
  user: Account,
  policy: Settings["upgradePolicy"],
): Promise<void> {
  if (policy === "saved-card" && !(await hasCard(tx, user)))
    throw new CodedError("conflict", cardNeeded, { fields: { card: cardNeeded } });
}

/** Anyone may have signed up under the member's address: the card is theirs, or staff have called about it. */
async function hasCard(tx: Queryable, user: Account): Promise<boolean> {
  if (!user.emailVerified) return false;
  const [signup] = await tx
    .select({ id: membershipSignups.id })
    .from(membershipSignups)
    .leftJoin(cardCustomers, eq(cardCustomers.customerId, membershipSignups.customerId))
    .where(
      and(
        eq(sql`lower(${membershipSignups.email})`, user.email),
        isNotNull(membershipSignups.setupIntentId),
        ne(membershipSignups.status, "cancelled"),
        or(eq(membershipSignups.status, "confirmed"), eq(cardCustomers.userId, user.id)),
      ),
    )
    .limit(1);
  return signup !== undefined;
}
