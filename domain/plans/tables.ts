import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, notBlank } from "../../platform/db/columns.ts";

export const membershipPlans = pgTable(
  "membership_plans",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** Cents a month. */
    price: integer("price").notNull(),
    hoursIncluded: integer("hours_included").notNull(),
    description: text("description"),
    features: jsonb("features").$type<string[]>().notNull().default([]),
    isActive: boolean("is_active").notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("membership_plans", { id: t.id, name: t.name }),
    check("membership_plans_price", sql`${t.price} >= 0`),
    check("membership_plans_hours", sql`${t.hoursIncluded} >= 0`),
    check("membership_plans_features", sql`jsonb_typeof(${t.features}) = 'array'`),
  ],
);

export type MembershipPlanRow = typeof membershipPlans.$inferSelect;
