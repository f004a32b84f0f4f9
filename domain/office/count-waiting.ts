import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queue } from "../../platform/queue.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { countWaitingRequests } from "../applications/count-waiting-requests.ts";
import { countUnconfirmed } from "../calendar/count-unconfirmed.ts";
import { countWaitingSignups } from "../billing/count-waiting-signups.ts";
import { countToAnswer } from "../desk/promises/count-to-answer.ts";
import { countWaitingWork } from "../hours/count-waiting-work.ts";
import type { WaitingCounts } from "./schema.ts";

export async function countWaiting(
  ctx: Ctx,
  queue: Pick<Queue, "countStuck">,
): Promise<WaitingCounts> {
  requireAdmin(ctx.actor);
  const [counts] = await ctx.db
    .select({
      requests: countWaitingRequests(ctx.db),
      signups: countWaitingSignups(ctx.db),
      work: countWaitingWork(ctx.db),
    })
    .from(sql`(select) as once`);
  const [jobs, calendar, inbox] = await Promise.all([
    queue.countStuck(),
    countUnconfirmed(ctx),
    countToAnswer(ctx),
  ]);
  return { requests: 0, signups: 0, work: 0, ...counts, jobs, calendar, inbox };
}
