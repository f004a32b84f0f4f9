import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { isSeat } from "./end-seat.ts";
import { setView } from "./set-view.ts";
import { seats } from "./tables.ts";

export async function switchCompany(ctx: Ctx, { companyId }: { companyId: string }): Promise<void> {
  const key = { companyId, userId: requireMember(ctx.actor).userId };
  await ctx.db.transaction(async (tx) => {
    // Locked, so that the seat is still there when the choice is stored.
    const [seat] = await tx
      .select({ role: seats.role })
      .from(seats)
      .where(isSeat(key))
      .for("share");
    if (!seat) throw new CodedError("not_found", "There is no such company.");
    await setView(tx, key);
  });
}
