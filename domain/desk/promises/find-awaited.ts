import type { Ctx } from "../../../platform/context.ts";
import { unlessPast } from "../../promised-by.ts";
import { requireConversation } from "../in-conversation.ts";
import { findRunning } from "./keep-clock.ts";

/** Null once somebody answered or closed it. No time where that has passed, or while it stands still. */
export async function findAwaited(
  ctx: Pick<Ctx, "db" | "clock">,
  conversationId: string,
): Promise<{ id: string; by: Date | null } | null> {
  const { id } = await requireConversation(ctx.db, conversationId);
  const running = await findRunning(ctx.db, id);
  if (running?.kind !== "first_answer") return null;
  return { id, by: running.pausedAt ? null : unlessPast(ctx, running.dueAt) };
}
