import { type AnyColumn, sql } from "drizzle-orm";

/** The Monday of the week in which an instant lies, as "2026-03-30". */
export const weekOf = (instant: AnyColumn, timeZone: string) =>
  sql<string>`date_trunc('week', ${instant} at time zone ${timeZone})::date::text`;
