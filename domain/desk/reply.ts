import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { addTurn } from "./add-turn.ts";
import { inConversation } from "./in-conversation.ts";
import { endAwaiting, findRunning, startAwaiting } from "./promises/keep-clock.ts";
import { queueReply } from "./queue-reply.ts";
import { readConversation } from "./read-conversation.ts";
import { recordChange } from "./record-change.ts";
import { type Conversation, isActive, type ReplyInput, type Status } from "./schema.ts";
import { type ConversationRow, conversations, type MessageRow } from "./tables.ts";
import { wasSent } from "./sent-before.ts";
import { showAnswer } from "./show-answer.ts";
import { tellOfRequest, tellOfStatus } from "./tell-tools.ts";
import { unseenTurns } from "./unseen-turns.ts";
import { writtenMeanwhile } from "./written-meanwhile.ts";

/** What was closed stays so; whether the client is to answer now depends on what else they have asked. */
function statusAfter({ kind, status }: ConversationRow, asksMore: boolean): Status {
  if (status === "new") return "open";
  if (kind === "lead" || status === "solved") return status;
  return asksMore ? "open" : "waiting";
}

const unseenAnswer = (turns: MessageRow[]) => turns.findLast(({ author }) => author === "staff");

/** A public answer of staff, mailed to the client. @throws CodedError not_found, invalid, conflict with a colleague's answer that the writer has not seen */
export async function reply(
  ctx: Ctx,
  named: string,
  { text, after: seen, key, files }: ReplyInput,
): Promise<Conversation> {
  const { userId: personId } = requireAdmin(ctx.actor);
  const sent = await inConversation(ctx, named, async (locked, row) => {
    const { id } = row;
    if (await wasSent(locked, id, key)) return readConversation(locked, id);
    if (row.status === "spam")
      throw new CodedError("conflict", "This is marked as spam. Take it back from there first.");
    const unseen = await unseenTurns(locked.db, id, seen);
    const answer =
      seen === undefined ? await showAnswer(locked, id, personId) : unseenAnswer(unseen);
    if (answer) {
      const message = "Somebody has answered in the meantime.";
      // Not thrown here: that it was shown is kept.
      return writtenMeanwhile(locked.db, answer, { personId, message });
    }
    const asked = unseen.find(({ author }) => author === "client");
    const message = await addTurn(locked, row, { author: "staff", personId, text, key, files });
    const status = statusAfter(row, asked !== undefined);
    const after = { status, assigneeId: row.assigneeId ?? personId, snoozedUntil: null };
    await locked.db.update(conversations).set(after).where(eq(conversations.id, id));
    const running = await findRunning(locked.db, id);
    // What nobody has read yet is not answered by this.
    if (!asked || (running && running.startedAt < asked.createdAt))
      await endAwaiting(locked, row, true);
    if (asked && isActive(after)) await startAwaiting(locked, row, asked.createdAt);
    if (row.kind === "request") await tellOfRequest(locked, "request.answered", { ...row, status });
    else if (status !== row.status) await tellOfStatus(locked, { ...row, status }, row.status);
    await queueReply(locked, row, message.id);
    const { assigneeId, snoozedUntil } = row;
    const before = { status: row.status, assigneeId, snoozedUntil };
    await recordChange(locked, row, "conversation.answered", { before, after });
    return readConversation(locked, id);
  });
  if (sent instanceof CodedError) throw sent;
  return sent;
}
