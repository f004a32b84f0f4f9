import type { Ctx } from "../../platform/context.ts";
import { endSeat } from "./end-seat.ts";
import { inCompany } from "./in-company.ts";

export function leaveCompany(ctx: Ctx, companyId: string): Promise<void> {
  return inCompany(ctx, companyId, (locked, { userId }) =>
    endSeat(locked, { companyId, userId }, "seat.left"),
  );
}
