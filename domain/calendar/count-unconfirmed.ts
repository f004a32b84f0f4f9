import { and, inArray, isNull } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { yearsInView } from "./seed-calendar.ts";
import { calendarYears } from "./tables.ts";

/** From when on the next year is asked for. */
const askedFrom = "11-01";

export async function countUnconfirmed({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<number> {
  const [current = 0, following = 0] = yearsInView(clock.now());
  const asksForNext = civilDateOf(clock.now()).slice(5) >= askedFrom;
  return db.$count(
    calendarYears,
    and(
      isNull(calendarYears.confirmedAt),
      inArray(calendarYears.year, asksForNext ? [current, following] : [current]),
    ),
  );
}
