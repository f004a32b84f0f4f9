import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { MovedAddress } from "../accounts/link-identity.ts";
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

export async function claimEnquiries(
  tx: Queryable,
  { userId, from, lastSignedIn }: MovedAddress,
): Promise<void> {
  const areUnder = and(isNull(contacts.userId), eq(sql`lower(${contacts.email})`, from));
  await tx
    .update(contacts)
    .set({ userId })
    .where(and(areUnder, lte(contacts.createdAt, lastSignedIn)));
}
