import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { requireSeat } from "../companies/require-seat.ts";
import { tellWork } from "./describe-work.ts";
import { inLedger } from "./in-ledger.ts";
import { recordWork, requireWork } from "./in-work.ts";
import type { AgreementSeen, ToldWork } from "./schema.ts";
import { work } from "./tables.ts";

/** An owner's yes to the line and its minutes beyond the plan as they were shown, or as they are now. @throws CodedError not_found, forbidden, conflict */
export async function agreeOverage(
  ctx: Ctx,
  id: string,
  { minutes: shown, updatedAt }: AgreementSeen = {},
): Promise<ToldWork> {
  const { userId } = requireMember(ctx.actor);
  const { companyId } = await requireWork(ctx, id);
  await requireSeat(ctx.db, { companyId, userId }, ["owner"]);
  return inLedger(ctx, companyId, async (locked) => {
    const line = await requireWork(locked, id, companyId);
    const [told] = await tellWork(locked, [line]);
    if (!told!.waitsForAgreement)
      throw new CodedError("conflict", "This line does not wait for an agreement.", {
        current: told,
      });
    if (updatedAt !== undefined && updatedAt !== told!.updatedAt)
      throw new CodedError("conflict", "This line has been changed in the meantime.", {
        current: told,
      });
    const overage = told!.overageMinutes;
    if (shown !== undefined && shown < overage)
      throw new CodedError("conflict", "More of this line goes beyond your hours by now.", {
        current: told,
      });
    const agreed = {
      overageAgreedAt: ctx.clock.now(),
      overageAgreedMinutes: overage,
    };
    const [after] = await locked.db.update(work).set(agreed).where(eq(work.id, id)).returning();
    await recordWork(locked.db, ctx, after!, {
      action: "work.overage-agreed",
      before: {
        overageAgreedAt: line.overageAgreedAt,
        overageAgreedMinutes: line.overageAgreedMinutes,
      },
      after: agreed,
    });
    return (await tellWork(locked, [after!]))[0]!;
  });
}
