import { firm } from "../../../content/firm.ts";
import type { Ctx } from "../../../platform/context.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { answersByWeek } from "../../desk/answers-by-week.ts";
import { leadsByInterest } from "../../desk/leads-by-interest.ts";
import { addDays, civilDateOf, startOfDay } from "../../fields/civil-date.ts";
import { usedByWeek } from "../../hours/used-by-week.ts";
import { type PastWeeks, weeksShown } from "../schema.ts";

function mondayOf(date: string): string {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
}

/** The firm's, this one and the eleven before. */
export async function pastWeeks(ctx: Ctx): Promise<PastWeeks> {
  requireAdmin(ctx.actor);
  const first = addDays(mondayOf(civilDateOf(ctx.clock.now())), -7 * (weeksShown - 1));
  const since = await startOfDay(first);
  const [answers, used, leads] = await Promise.all([
    answersByWeek(ctx, { since, timeZone: firm.timeZone }),
    usedByWeek(ctx.db, first),
    leadsByInterest(ctx.db, since),
  ]);
  const weeks = Array.from({ length: weeksShown }, (_, at) => {
    const starts = addDays(first, 7 * at);
    const { inTime = 0, late = 0 } = answers.find(({ week }) => week === starts) ?? {};
    const { minutes: usedMinutes = 0 } = used.find(({ week }) => week === starts) ?? {};
    return { starts, inTime, late, usedMinutes };
  });
  return { weeks, leads };
}
