import { eq } from "drizzle-orm";
import { contacts } from "./tables.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { interestOptions } from "../../content/interest-options.ts";
import { memberTopics } from "./schema.ts";

export type Enquiry = typeof contacts.$inferSelect;

export async function findEnquiry(db: Queryable, contactId: number): Promise<Enquiry | null> {
  const [enquiry] = await db.select().from(contacts).where(eq(contacts.id, contactId)).limit(1);
  return enquiry ?? null;
}

/** Throws if the row is gone, so that staff see the failed job. */
export async function requireEnquiry(db: Queryable, contactId: number): Promise<Enquiry> {
  const enquiry = await findEnquiry(db, contactId);
  if (!enquiry) throw new Error(`Enquiry ${contactId} does not exist`);
  return enquiry;
}

export const emailTopic = "email";

export function interestLabel(value: string): string {
  const topics = Object.entries(memberTopics).map(([topic, label]) => ({ value: topic, label }));
  if (value === emailTopic) return "An email";
  return [...interestOptions, ...topics].find((option) => option.value === value)?.label ?? value;
}
