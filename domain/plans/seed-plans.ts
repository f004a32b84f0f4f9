import { sql } from "drizzle-orm";
import { plans } from "../../content/plans.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { membershipPlans } from "./tables.ts";

/** Syncs the table with `content/plans.ts` at every start; discontinued plans stay. */
export async function seedPlans(db: Queryable): Promise<void> {
  await db
    .insert(membershipPlans)
    .values(
      plans.map(({ id, name, price, hoursIncluded, description, features }) => ({
        id,
        name,
        price,
        hoursIncluded,
        description,
        features,
      })),
    )
    .onConflictDoUpdate({
      target: membershipPlans.id,
      set: {
        name: sql`excluded.name`,
        price: sql`excluded.price`,
        hoursIncluded: sql`excluded.hours_included`,
        description: sql`excluded.description`,
        features: sql`excluded.features`,
      },
    });
}
