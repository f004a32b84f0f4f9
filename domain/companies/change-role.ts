import type { Ctx } from "../../platform/context.ts";
import { isSeat, recordSeat, requireOtherOwner, requireRole, type SeatKey } from "./end-seat.ts";
import { asOwner } from "./in-company.ts";
import type { SeatRole } from "./schema.ts";
import { seats } from "./tables.ts";

/** @throws CodedError unauthenticated, forbidden, not_found, conflict for the last owner */
export function changeRole(ctx: Ctx, key: SeatKey, { role: to }: { role: SeatRole }) {
  return asOwner(ctx, key.companyId, async (locked) => {
    const from = await requireRole(locked, key);
    if (from === to) return;
    if (from === "owner") await requireOtherOwner(locked, key);
    await locked.db.update(seats).set({ role: to }).where(isSeat(key));
    await recordSeat(locked, "seat.role-changed", key, { from, to });
  });
}
