import { and, count, desc, eq, gte, isNull, ne } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { interestLabel } from "../enquiries/find-enquiry.ts";
import { conversations } from "./tables.ts";

/** What they asked about, the most frequent first. Spam is none. */
export async function leadsByInterest(db: Queryable, since: Date) {
  const { kind, status, interestedIn, createdAt, mergedInto } = conversations;
  const rows = await db
    .select({ interestedIn, leads: count() })
    .from(conversations)
    .where(and(eq(kind, "lead"), ne(status, "spam"), gte(createdAt, since), isNull(mergedInto)))
    .groupBy(interestedIn)
    .orderBy(desc(count()), interestedIn);
  return rows.map(({ interestedIn: about, leads }) => ({
    about: about === null ? "Something else" : interestLabel(about),
    leads,
  }));
}
