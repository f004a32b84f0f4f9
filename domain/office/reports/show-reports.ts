import type { Ctx } from "../../../platform/context.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { chargedByMonth } from "../../billing/reports/charged-by-month.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { invoicedByMonth } from "../../invoices/invoiced-by-month.ts";
import { type MonthReport, monthsReported } from "../schema.ts";
import { liveMonths } from "./live-months.ts";
import { monthsRead } from "./months-read.ts";
import { monthsLeft, rolledMonths } from "./rolled-months.ts";

/** The oldest month first, the last is this one. @throws CodedError unauthenticated, forbidden */
export async function showReports(ctx: Ctx): Promise<MonthReport[]> {
  requireAdmin(ctx.actor);
  const months = monthsRead(civilDateOf(ctx.clock.now()), monthsReported);
  const rolled = await rolledMonths(ctx.db);
  const left = monthsLeft(rolled, months);
  const [live, invoiced, charged] = await Promise.all([
    liveMonths(ctx.db, left),
    invoicedByMonth(ctx.db),
    chargedByMonth(ctx.db),
  ]);
  const over = months.slice(1, months.length - left.length + 1);
  return [...over.map(({ month }) => rolled.get(month)!), ...live].map((one) => ({
    ...one,
    ...invoiced(one.month),
    ...charged(one.month),
  }));
}
