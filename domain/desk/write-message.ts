import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { addTurn } from "./add-turn.ts";
import { inOwnRequest } from "./in-conversation.ts";
import { resumeAwaiting, startAwaiting } from "./promises/keep-clock.ts";
import { readRequest } from "./read-request.ts";
import type { MessageInput, Request } from "./schema.ts";
import { wasSent } from "./sent-before.ts";
import { type ConversationRow, conversations } from "./tables.ts";
import { tellOfStatus } from "./tell-tools.ts";

/** The client has written: it is the firm's turn, and what was put off comes back. */
export async function takeTurn(ctx: Ctx, row: ConversationRow): Promise<void> {
  await ctx.db
    .update(conversations)
    .set({ status: "open", snoozedUntil: null })
    .where(eq(conversations.id, row.id));
  if (row.status === "waiting") await resumeAwaiting(ctx, row);
  await startAwaiting(ctx, row, ctx.clock.now());
  if (row.kind === "lead" && row.status !== "open")
    await tellOfStatus(ctx, { ...row, status: "open" }, row.status);
}

/** What was solved is open again. @throws CodedError unauthenticated, not_found, forbidden, conflict */
export function writeMessage(
  ctx: Ctx,
  id: string,
  { text, key, files }: MessageInput,
): Promise<Request> {
  const { userId: personId } = requireMember(ctx.actor);
  return inOwnRequest(ctx, id, async (locked, row) => {
    if (await wasSent(locked, row.id, key)) return readRequest(locked, id);
    const turn = { author: "client" as const, personId, text, key, files };
    const { id: messageId } = await addTurn(locked, row, turn);
    await takeTurn(locked, row);
    await ctx.jobs.send(locked.db, "conversation-notice", { messageId });
    return readRequest(locked, id);
  });
}
