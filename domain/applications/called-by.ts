import type { Ctx } from "../../platform/context.ts";
import { firmCalendar } from "../calendar/firm-calendar.ts";

/** The firm calls by the same time on its next business day. */
export async function calledBy(ctx: Pick<Ctx, "db" | "clock">, from: Date): Promise<Date> {
  const { nextBusinessDay } = await import("../calendar/business-time.ts");
  return nextBusinessDay(await firmCalendar(ctx), from);
}
