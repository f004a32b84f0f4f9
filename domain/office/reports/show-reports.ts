import type { Ctx } from "../../../platform/context.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { chargedByMonth } from "../../billing/reports/charged-by-month.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { hoursByMonth } from "../../hours/hours-by-month.ts";
import { invoicedByMonth } from "../../invoices/invoiced-by-month.ts";
import { revenueByMonth } from "../../membership/revenue-by-month.ts";
import { type MonthReport, monthsReported } from "../schema.ts";
import { monthsRead } from "./months-read.ts";

/** The oldest month first, the last is this one. @throws CodedError unauthenticated, forbidden */
export async function showReports(ctx: Ctx): Promise<MonthReport[]> {
  requireAdmin(ctx.actor);
  const months = monthsRead(civilDateOf(ctx.clock.now()), monthsReported);
  const [revenue, hours, invoiced, charged] = await Promise.all([
    revenueByMonth(ctx.db, months),
    hoursByMonth(ctx.db, `${months[1]!.month}-01`),
    invoicedByMonth(ctx.db),
    chargedByMonth(ctx.db),
  ]);
  return revenue.map((one) => ({
    ...one,
    ...hours(one.month),
    ...invoiced(one.month),
    ...charged(one.month),
  }));
}
