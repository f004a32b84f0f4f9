import { asc, inArray } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { namePeople } from "../accounts/name-people.ts";
import { publicHolidays } from "./public-holidays.ts";
import type { CalendarYear } from "./schema.ts";
import { yearsInView } from "./seed-calendar.ts";
import { calendarYears, closedDays } from "./tables.ts";

export async function listYears(ctx: Ctx): Promise<CalendarYear[]> {
  requireAdmin(ctx.actor);
  const inView = yearsInView(ctx.clock.now());
  const years = await ctx.db
    .select()
    .from(calendarYears)
    .where(inArray(calendarYears.year, inView))
    .orderBy(asc(calendarYears.year));
  const closed = await ctx.db
    .select()
    .from(closedDays)
    .where(inArray(closedDays.year, inView))
    .orderBy(asc(closedDays.date));
  const names = await namePeople(
    ctx.db,
    years.map(({ confirmedBy }) => confirmedBy),
  );
  return Promise.all(
    years.map(async ({ year, confirmedAt, confirmedBy, updatedAt }) => {
      const days = closed.filter((day) => day.year === year);
      const holidays = await publicHolidays(year);
      return {
        year,
        confirmedAt: confirmedAt?.toISOString() ?? null,
        confirmedBy: (confirmedBy && names.get(confirmedBy)) ?? null,
        updatedAt: updatedAt.toISOString(),
        days: days.map(({ date, name, closesAt }) => ({ date, name, closesAt })),
        offered: holidays.filter(({ date }) => !days.some((day) => day.date === date)),
      };
    }),
  );
}
