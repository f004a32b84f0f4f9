import { ne, type SQL, sql } from "drizzle-orm";
import { firm } from "../../../content/firm.ts";
import { invoices } from "../charging/tables.ts";

const { status, date, paidAt, closedOn } = invoices;

const paidDay = sql`coalesce((${paidAt} at time zone ${sql.raw(`'${firm.timeZone}'`)})::date, ${date})`;

/** The day on which the money came; null before that. */
export const paidOn: SQL<string | null> = sql`case when ${status} = 'paid' then ${paidDay} end`;

/** The day from which nothing of it is owed; null while something is. */
export const clearedOn: SQL<string | null> =
  sql`case ${status} when 'paid' then ${paidDay} when 'open' then null else coalesce(${closedOn}, ${date}) end`;

/** What is still being written is no bill yet. */
export const isBilled = ne(status, "draft");
