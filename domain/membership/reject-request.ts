import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { decideRequest } from "./decide-request.ts";

/** @throws CodedError not_found, conflict */
export async function rejectRequest(ctx: Ctx, id: number) {
  requireAdmin(ctx.actor);
  return ctx.db.transaction((tx) => decideRequest(ctx, tx, id, { status: "rejected" }));
}
