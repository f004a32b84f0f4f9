import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { addLine } from "./add-turn.ts";
import { inOwnRequest } from "./in-conversation.ts";
import { endAwaiting } from "./promises/keep-clock.ts";
import { readRequest } from "./read-request.ts";
import type { Request } from "./schema.ts";
import { conversations } from "./tables.ts";
import { tellOfRequest } from "./tell-tools.ts";
import { takeTurn } from "./write-message.ts";

/** By the client: nobody waits for an answer any more. @throws CodedError unauthenticated, not_found, forbidden */
export function solveRequest(ctx: Ctx, id: string): Promise<Request> {
  return inOwnRequest(ctx, id, async (locked, row) => {
    if (row.status !== "solved") {
      await locked.db
        .update(conversations)
        .set({ status: "solved", snoozedUntil: null })
        .where(eq(conversations.id, row.id));
      await tellOfRequest(locked, "request.solved", { ...row, status: "solved" });
      await endAwaiting(locked, row, false);
      await addLine(locked, row, "Marked as solved.");
    }
    return readRequest(locked, id);
  });
}

/** It is the firm's turn again. @throws CodedError unauthenticated, not_found, forbidden */
export function reopenRequest(ctx: Ctx, id: string): Promise<Request> {
  return inOwnRequest(ctx, id, async (locked, row) => {
    if (row.status === "solved") {
      const { userId } = requireMember(ctx.actor);
      await takeTurn(locked, row);
      const { id: messageId } = await addLine(locked, row, "Opened again.", userId);
      await ctx.jobs.send(locked.db, "conversation-notice", { messageId });
    }
    return readRequest(locked, id);
  });
}
