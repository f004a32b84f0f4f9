import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Person } from "../accounts/person.ts";
import { contacts } from "./tables.ts";

export const enquiryColumns = {
  firstName: contacts.firstName,
  lastName: contacts.lastName,
  email: contacts.email,
  phone: contacts.phone,
  company: contacts.company,
  interestedIn: contacts.interestedIn,
  message: contacts.message,
  createdAt: contacts.createdAt,
};

const areTheirs = ({ userId, verifiedEmail }: Person) =>
  or(eq(contacts.userId, userId), eq(sql`lower(${contacts.email})`, verifiedEmail));

export function exportEnquiries(db: Queryable, person: Person) {
  return db
    .select({ ...enquiryColumns, cameBy: contacts.cameBy })
    .from(contacts)
    .where(areTheirs(person))
    .orderBy(asc(contacts.id));
}

export async function eraseEnquiries(tx: Queryable, person: Person): Promise<void> {
  await tx.delete(contacts).where(areTheirs(person));
}

/** Under an address that is theirs no longer. */
export async function claimEnquiries(tx: Queryable, email: string, userId: string): Promise<void> {
  await tx
    .update(contacts)
    .set({ userId })
    .where(and(isNull(contacts.userId), eq(sql`lower(${contacts.email})`, email)));
}
