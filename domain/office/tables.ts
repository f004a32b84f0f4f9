import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "../../platform/db/columns.ts";
import type { MonthFigures } from "./reports/live-months.ts";

/** What a month that is over brought in and used, so that the reports need not add it up again. */
export const monthRollups = pgTable("month_rollups", {
  month: text("month").primaryKey(),
  figures: jsonb("figures").$type<MonthFigures>().notNull(),
  createdAt: createdAt(),
});

/** From which month on they hold no longer. Triggers on periods, memberships, companies, grants, work and entries write these. */
export const monthRollupChanges = pgTable(
  "month_rollup_changes",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    month: text("month").notNull(),
  },
  (t) => [index("month_rollup_changes_month").on(t.month)],
);
