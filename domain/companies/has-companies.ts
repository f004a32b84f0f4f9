import type { Queryable } from "../../platform/db/database.ts";
import { companies } from "./tables.ts";

export async function hasCompanies(db: Queryable): Promise<boolean> {
  const [one] = await db.select({ id: companies.id }).from(companies).limit(1);
  return one !== undefined;
}
