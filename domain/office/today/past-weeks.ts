import type { Ctx } from "../../../platform/context.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { answersByWeek } from "../../desk/promises/answers-by-week.ts";
import { leadsByInterest } from "../../desk/leads-by-interest.ts";
import { leadsBySource } from "../../desk/leads-by-source.ts";
import { startOfDay } from "../../fields/civil-date.ts";
import { usedByWeek } from "../../hours/used-by-week.ts";
import { firstMonday, mondaysFrom, weeksFrom } from "./mondays.ts";
import { type PastWeeks, weeksShown } from "./schema.ts";

export async function pastWeeks(ctx: Ctx): Promise<PastWeeks> {
  requireAdmin(ctx.actor);
  const first = firstMonday(ctx.clock.now(), weeksShown);
  const since = await startOfDay(first);
  const [answers, used, leads, sources] = await Promise.all([
    answersByWeek(ctx, await weeksFrom(first, weeksShown)),
    usedByWeek(ctx.db, first),
    leadsByInterest(ctx.db, since),
    leadsBySource(ctx.db, since),
  ]);
  const weeks = mondaysFrom(first, weeksShown).map((starts) => {
    const { inTime = 0, late = 0 } = answers.find(({ week }) => week === starts) ?? {};
    const { minutes: usedMinutes = 0 } = used.find(({ week }) => week === starts) ?? {};
    return { starts, inTime, late, usedMinutes };
  });
  return { weeks, leads, sources };
}
