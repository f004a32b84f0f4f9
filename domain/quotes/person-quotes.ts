import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Person } from "../accounts/person.ts";
import { nameCompanies } from "../companies/name-companies.ts";
import { quotes } from "./tables.ts";

export async function exportQuotes(db: Queryable, { userId }: Person) {
  const rows = await db
    .select()
    .from(quotes)
    .where(eq(quotes.acceptedBy, userId))
    .orderBy(asc(quotes.acceptedAt));
  const names = await nameCompanies(
    db,
    rows.map(({ companyId }) => companyId),
  );
  return rows.map(({ title, companyId, acceptedName: name, acceptedAt }) => ({
    title,
    company: names.get(companyId) ?? "",
    name,
    acceptedAt,
  }));
}

/** That its company accepted stays. */
export async function eraseQuoteNames(tx: Queryable, { userId }: Person): Promise<void> {
  await tx
    .update(quotes)
    .set({ acceptedBy: null, acceptedName: null })
    .where(eq(quotes.acceptedBy, userId));
}
