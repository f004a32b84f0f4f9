import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { membershipSignups as signups } from "./tables.ts";

/** For a query of its own, or as a column of another. */
export const countWaitingSignups = (db: Queryable) =>
  db.$count(signups, eq(signups.status, "pending_confirmation"));
