import { inArray } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import type { Ctx } from "../../platform/context.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { publicHolidays } from "./public-holidays.ts";
import { calendarYears, closedDays } from "./tables.ts";

const isClosed = (name: string) =>
  firm.holidays.closed.includes(name.replace(/ \(observed\)$/, ""));

export const yearsInView = (now: Date) => {
  const year = Number(civilDateOf(now).slice(0, 4));
  return [year, year + 1];
};

export async function seedCalendar({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<void> {
  const years = yearsInView(clock.now());
  const seeded = await db
    .select({ year: calendarYears.year })
    .from(calendarYears)
    .where(inArray(calendarYears.year, years));
  for (const year of years.filter((one) => !seeded.some((row) => row.year === one))) {
    const closed = (await publicHolidays(year)).filter(({ name }) => isClosed(name));
    await db.transaction(async (tx) => {
      const [made] = await tx
        .insert(calendarYears)
        .values({ year })
        .onConflictDoNothing()
        .returning();
      if (made && closed.length > 0)
        await tx.insert(closedDays).values(closed.map((day) => ({ ...day, year })));
    });
  }
}
