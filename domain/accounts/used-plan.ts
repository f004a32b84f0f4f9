import type { Ctx } from "../../platform/context.ts";
import { membershipStatusAt } from "./current-user.ts";
import { requireUser } from "./require-user.ts";

/** The id of the plan that counts today: `free` once it has ended or is paused. @throws CodedError unauthenticated */
export async function usedPlan(ctx: Ctx): Promise<string> {
  const user = await requireUser(ctx);
  return membershipStatusAt(user, ctx.clock.now()) === "active" ? user.membershipPlan : "free";
}
