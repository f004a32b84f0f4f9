import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { civilDate, createdAt, instant, notBlank, updatedAt } from "../../platform/db/columns.ts";

/** A year whose closed days are known; staff confirm what was proposed. */
export const calendarYears = pgTable(
  "calendar_years",
  {
    year: integer("year").primaryKey(),
    confirmedAt: instant("confirmed_at"),
    confirmedBy: text("confirmed_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check("calendar_years_year", sql`${t.year} between 2000 and 9999`)],
);

export const closedDays = pgTable(
  "closed_days",
  {
    date: civilDate("date").primaryKey(),
    year: integer("year")
      .notNull()
      .references(() => calendarYears.year),
    name: text("name").notNull(),
    /** "13:00" on a day that ends early; without it the firm is closed all day. */
    closesAt: text("closes_at"),
  },
  (t) => [
    ...notBlank("closed_days", { name: t.name }),
    check("closed_days_year", sql`extract(year from ${t.date}) = ${t.year}`),
    check("closed_days_closes_at", sql`${t.closesAt} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    index("closed_days_by_year").on(t.year, t.date),
  ],
);
