import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { companies } from "../../companies/tables.ts";
import { instant } from "../../../platform/db/columns.ts";

export const timers = pgTable("timers", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  companyId: uuid("company_id").references(() => companies.id, { onDelete: "set null" }),
  text: text("text").notNull().default(""),
  startedAt: instant("started_at").notNull(),
});
