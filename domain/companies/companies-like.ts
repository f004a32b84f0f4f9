import { inArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { companies } from "./tables.ts";

const columns = {
  id: companies.id,
  name: companies.name,
  billingEmail: companies.billingEmail,
  phone: companies.phone,
  consultantId: companies.consultantId,
  mergedInto: companies.mergedInto,
  updatedAt: companies.updatedAt,
};

type Which = { ids: string[]; names: string[]; domains?: string[] };

const lower = (words: string[]) => [...new Set(words.map((word) => word.toLowerCase()))];

export function companiesLike(db: Queryable, { ids, names, domains = [] }: Which) {
  return db
    .select(columns)
    .from(companies)
    .where(
      or(
        inArray(companies.id, lower(ids)),
        inArray(sql`lower(${companies.name})`, lower(names)),
        inArray(sql`split_part(lower(${companies.billingEmail}), '@', 2)`, lower(domains)),
      ),
    )
    .orderBy(companies.createdAt, companies.id);
}

export type KnownCompany = Awaited<ReturnType<typeof companiesLike>>[number];
