import { count, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { sayVisit, type Visit } from "../fields/source/schema.ts";
import { areLeadsSince } from "./leads-by-interest.ts";
import { conversations } from "./tables.ts";

const most = 8;

export async function leadsBySource(db: Queryable, since: Date) {
  const last = sql<Visit | null>`(${conversations.cameBy}->'last') - 'page'`;
  const rows = await db
    .select({ last, leads: count() })
    .from(conversations)
    .where(areLeadsSince(since))
    .groupBy(sql`1`);
  const bySource = new Map<string, number>();
  for (const row of rows) {
    const from = row.last ? sayVisit(row.last) : "Not known";
    bySource.set(from, (bySource.get(from) ?? 0) + row.leads);
  }
  const all = [...bySource]
    .map(([from, leads]) => ({ from, leads }))
    .toSorted((a, b) => b.leads - a.leads || a.from.localeCompare(b.from));
  if (all.length <= most) return all;
  const rest = all.slice(most).reduce((sum, { leads }) => sum + leads, 0);
  return [...all.slice(0, most), { from: "All others", leads: rest }];
}
