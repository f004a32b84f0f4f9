import { asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Person } from "../accounts/person.ts";
import { membershipRequests as requests } from "./tables.ts";

const areTheirs = ({ verifiedEmail }: Person) => eq(sql`lower(${requests.email})`, verifiedEmail);

export function exportRequests(db: Queryable, person: Person) {
  return db
    .select({
      firstName: requests.firstName,
      lastName: requests.lastName,
      email: requests.email,
      phone: requests.phone,
      company: requests.company,
      requestedPlan: requests.requestedPlan,
      status: requests.status,
      approvedPlan: requests.approvedPlan,
      decidedAt: requests.decidedAt,
      createdAt: requests.createdAt,
    })
    .from(requests)
    .where(areTheirs(person))
    .orderBy(asc(requests.id));
}

export async function eraseRequests(tx: Queryable, person: Person): Promise<void> {
  await tx.delete(requests).where(areTheirs(person));
}
