import type { Ctx } from "../../../platform/context.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { findCompany } from "../../companies/find-company.ts";
import type { OwnTimer, TimerInput } from "./schema.ts";
import { timers } from "./tables.ts";
import { findTimer } from "./find-timer.ts";

/** Of a timer that runs already only the words change. @throws CodedError not_found */
export async function startTimer(
  ctx: Ctx,
  { companyId: given, text }: TimerInput,
): Promise<OwnTimer> {
  const { userId } = requireAdmin(ctx.actor);
  const companyId = given && (await findCompany(ctx.db, given)).id;
  await ctx.db
    .insert(timers)
    .values({ userId, companyId, text, startedAt: ctx.clock.wall() })
    .onConflictDoUpdate({ target: timers.userId, set: { companyId, text } });
  return findTimer(ctx);
}
