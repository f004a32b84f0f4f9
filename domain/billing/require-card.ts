import { and, desc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Settings } from "../../platform/env.ts";
import { CodedError } from "../../platform/errors.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Account } from "../accounts/verified-user.ts";
import { cardCustomers, membershipSignups } from "./tables.ts";

const cardNeeded =
  "An upgrade needs a card on file. Please save one while signed in, under the same email address; it is charged only after we have talked.";

/** Where an upgrade asks for a card. @throws CodedError conflict, at `card`, since other refusals are not mended by one */
export async function requireCard(
  tx: Queryable,
  user: Account,
  policy: Settings["upgradePolicy"],
): Promise<void> {
  if (policy === "saved-card" && !(await findSavedCard(tx, user)))
    throw new CodedError("conflict", cardNeeded, { fields: { card: cardNeeded } });
}

/** Anyone may have signed up under the member's address: the card is theirs, or staff have called about it. */
export async function findSavedCard(tx: Queryable, user: Account) {
  if (!user.emailVerified) return null;
  const { cardBrand, cardLast4 } = membershipSignups;
  const [card] = await tx
    .select({ cardBrand, cardLast4 })
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
    .orderBy(desc(membershipSignups.createdAt), desc(membershipSignups.id))
    .limit(1);
  return card ?? null;
}
