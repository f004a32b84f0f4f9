import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { work } from "./tables.ts";

/** For a query of its own, or as a column of another. */
export const countWaitingWork = (db: Queryable) => db.$count(work, eq(work.status, "logged"));
