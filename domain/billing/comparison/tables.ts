import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { companies } from "../../companies/tables.ts";
import { instant } from "../../../platform/db/columns.ts";
import type { ProviderDifference, ProviderFact } from "./schema.ts";

/** What the provider said of a company beside what was known here, when it was read last. */
export const providerChecks = pgTable("provider_checks", {
  companyId: uuid("company_id")
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  readAt: instant("read_at").notNull(),
  facts: jsonb("facts").$type<ProviderFact[]>().notNull(),
  differences: jsonb("differences").$type<ProviderDifference[]>().notNull(),
  /** Differences that only a person can settle. */
  open: integer("open").notNull(),
});
