import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { describeWork } from "./describe-work.ts";
import { inLedger } from "./in-ledger.ts";
import { recordWork } from "./in-work.ts";
import { billedMinutes, requireWorkDate } from "./work-rules.ts";
import type { ListedWork, WorkInput } from "./schema.ts";
import { work } from "./tables.ts";

/** A key that was used before is for `logOnce` to find. @throws CodedError not_found, invalid */
export async function logWork(ctx: Ctx, input: WorkInput): Promise<ListedWork> {
  const { userId } = requireAdmin(ctx.actor);
  requireWorkDate(input.date, civilDateOf(ctx.clock.now()));
  const { companyId, date, minutes, where: place, text, requestId = null, key } = input;
  return inLedger(ctx, companyId, async (locked) => {
    const now = ctx.clock.now();
    const billed = { minutes, billedMinutes: billedMinutes(minutes) };
    const [line] = await locked.db
      .insert(work)
      .values({
        ...billed,
        companyId,
        consultantId: userId,
        date,
        place,
        text,
        requestId,
        key,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    await recordWork(locked.db, ctx, line!, {
      action: "work.logged",
      before: null,
      after: { date, ...billed, place, text },
    });
    const [described] = await describeWork(locked, [line!]);
    return described!;
  });
}
