import type { Ctx } from "../../platform/context.ts";
import { recordSeat } from "./end-seat.ts";
import { hasOwner } from "./require-seat.ts";
import type { SeatRole } from "./schema.ts";
import { setView } from "./set-view.ts";
import { seats } from "./tables.ts";

type Seating = { companyId: string; userId: string; role: SeatRole };

/** Shows them the company from now on; a seat they have already stays as it is, and whoever comes first is its owner. */
export async function giveSeat(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  { companyId, userId, role: asked }: Seating,
): Promise<void> {
  const role = (await hasOwner(ctx.db, companyId)) ? asked : "owner";
  const [given] = await ctx.db
    .insert(seats)
    .values({ companyId, userId, role, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning();
  await setView(ctx.db, { userId, companyId });
  if (!given) return;
  await recordSeat(ctx, "seat.given", { companyId, userId }, { from: null, to: role });
}
