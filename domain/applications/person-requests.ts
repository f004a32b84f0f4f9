import { and, asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Person } from "../accounts/person.ts";
import { applicationColumns } from "./list-requests.ts";
import { membershipRequests as requests } from "./tables.ts";

const areTheirs = ({ verifiedEmail }: Person) => eq(sql`lower(${requests.email})`, verifiedEmail);

export function exportRequests(db: Queryable, person: Person) {
  return db
    .select(applicationColumns)
    .from(requests)
    .where(areTheirs(person))
    .orderBy(asc(requests.id));
}

export async function eraseRequests(tx: Queryable, person: Person): Promise<void> {
  await tx.delete(requests).where(areTheirs(person));
}

export async function moveRequests(tx: Queryable, from: string, to: string): Promise<void> {
  await tx
    .update(requests)
    .set({ email: to })
    .where(and(eq(sql`lower(${requests.email})`, from), eq(requests.unproved, false)));
}
