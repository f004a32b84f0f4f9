import type { Ctx } from "../platform/context.ts";
import { requireSystem } from "../platform/require-actor.ts";
import { makeDeletionDue } from "./accounts/delete-due-user.ts";
import { finishDeletion } from "./finish-deletions.ts";

/** For operators: what a member's own deletion does, without its fourteen days. */
export async function eraseNow(ctx: Ctx, userId: string): Promise<void> {
  requireSystem(ctx.actor);
  await makeDeletionDue(ctx, userId);
  await finishDeletion(ctx, userId);
}
