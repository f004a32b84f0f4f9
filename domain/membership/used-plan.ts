import type { Ctx } from "../../platform/context.ts";
import { requireUser } from "../accounts/require-user.ts";
import { companyInView } from "../companies/company-in-view.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { findRunning } from "./find-membership.ts";
import { countsAsPaid } from "./status/schema.ts";
import { statusOn } from "./status-on.ts";

/** The id of the plan that counts today: `free` once it has ended or is paused. @throws CodedError unauthenticated */
export async function usedPlan(ctx: Ctx): Promise<string> {
  const { id } = await requireUser(ctx);
  const seat = await companyInView(ctx.db, id);
  const running = seat && (await findRunning(ctx.db, seat.companyId));
  if (!running) return "free";
  return countsAsPaid(statusOn(running, civilDateOf(ctx.clock.now()))) ? running.planId : "free";
}
