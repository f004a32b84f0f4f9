import type { Ctx } from "../../platform/context.ts";
import { endSeat, type SeatKey } from "./end-seat.ts";
import { asOwner } from "./in-company.ts";

export function removeSeat(ctx: Ctx, key: SeatKey): Promise<void> {
  return asOwner(ctx, key.companyId, async (locked) => {
    await endSeat(locked, key, "seat.removed");
    const removedAt = ctx.clock.now().toISOString();
    await ctx.jobs.send(locked.db, "seat-removed-mail", { ...key, removedAt });
  });
}
