import { and, count, desc, eq, gte, isNull, ne } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { interestLabel } from "../enquiries/find-enquiry.ts";
import { conversations } from "./tables.ts";

/** Spam is none, and what was merged into another is counted there. */
export const areLeadsSince = (since: Date) =>
  and(
    eq(conversations.kind, "lead"),
    ne(conversations.status, "spam"),
    gte(conversations.createdAt, since),
    isNull(conversations.mergedInto),
  );

export async function leadsByInterest(db: Queryable, since: Date) {
  const { interestedIn } = conversations;
  const rows = await db
    .select({ interestedIn, leads: count() })
    .from(conversations)
    .where(areLeadsSince(since))
    .groupBy(interestedIn)
    .orderBy(desc(count()), interestedIn);
  return rows.map(({ interestedIn: about, leads }) => ({
    about: about === null ? "Something else" : interestLabel(about),
    leads,
  }));
}
