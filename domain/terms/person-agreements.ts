import { and, asc, eq, isNull, lte, or } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { MovedAddress } from "../accounts/link-identity.ts";
import type { Person } from "../accounts/person.ts";
import { nameCompanies } from "../companies/name-companies.ts";
import { termsAcceptances as agreements } from "./tables.ts";

const areTheirs = ({ userId, verifiedEmail }: Person) =>
  or(eq(agreements.userId, userId), eq(agreements.email, verifiedEmail));

export async function exportAgreements(db: Queryable, person: Person) {
  const rows = await db
    .select()
    .from(agreements)
    .where(areTheirs(person))
    .orderBy(asc(agreements.agreedAt), asc(agreements.id));
  const names = await nameCompanies(
    db,
    rows.map(({ companyId }) => companyId),
  );
  return rows.map(({ companyId, name, version, agreedAt, place }) => ({
    company: names.get(companyId) ?? "",
    name,
    version,
    agreedAt,
    place,
  }));
}

/** That its company agreed stays. */
export async function eraseAgreements(tx: Queryable, person: Person): Promise<void> {
  await tx
    .update(agreements)
    .set({ userId: null, email: null, name: null })
    .where(areTheirs(person));
}

export async function claimAgreements(
  tx: Queryable,
  { userId, from, lastSignedIn }: MovedAddress,
): Promise<void> {
  const areUnder = and(isNull(agreements.userId), eq(agreements.email, from));
  await tx
    .update(agreements)
    .set({ userId })
    .where(and(areUnder, lte(agreements.agreedAt, lastSignedIn)));
}
