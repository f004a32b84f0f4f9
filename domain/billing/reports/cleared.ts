import { ne, type SQL, sql } from "drizzle-orm";
import { firm } from "../../../content/firm.ts";
import { invoices } from "../charging/tables.ts";

const { status, date, paidAt, closedOn } = invoices;

const paidDay = sql`coalesce((${paidAt} at time zone ${sql.raw(`'${firm.timeZone}'`)})::date, ${date})`;

export const paidOn: SQL<string | null> = sql`case when ${status} = 'paid' then ${paidDay} end`;

/** The day from which nothing of it is owed; null while something is. */
export const clearedOn: SQL<string | null> =
  sql`case ${status} when 'paid' then ${paidDay} when 'open' then null else coalesce(${closedOn}, ${date}) end`;

export const isBilled = ne(status, "draft");
