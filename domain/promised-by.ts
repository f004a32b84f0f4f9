import type { Ctx } from "../platform/context.ts";
import { firmCalendar } from "./calendar/firm-calendar.ts";

type Asking = Pick<Ctx, "db" | "clock">;

/** The firm calls or answers by the same time on its next business day. */
export async function promisedBy({ db, clock }: Asking, from: Date): Promise<Date> {
  const { nextBusinessDay } = await import("./calendar/business-time.ts");
  return nextBusinessDay(await firmCalendar({ db, clock }), from);
}

/** For a mail that may go out late. */
export const unlessPast = ({ clock }: Pick<Ctx, "clock">, promised: Date): Date | null =>
  promised > clock.now() ? promised : null;
