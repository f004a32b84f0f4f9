import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { membershipRequests as requests } from "./tables.ts";

export const countWaitingRequests = (db: Queryable) =>
  db.$count(requests, eq(requests.status, "pending"));
