import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { addTurn } from "./add-turn.ts";
import { inConversation } from "./in-conversation.ts";
import { readConversation } from "./read-conversation.ts";
import { recordChange } from "./record-change.ts";
import type { Conversation, MessageInput } from "./schema.ts";
import { wasSent } from "./sent-before.ts";

/** For staff: no client ever sees it. @throws CodedError not_found, conflict */
export function addNote(
  ctx: Ctx,
  id: string,
  { text, key, files }: MessageInput,
): Promise<Conversation> {
  const { userId: personId } = requireAdmin(ctx.actor);
  return inConversation(ctx, id, async (locked, row) => {
    if (await wasSent(locked, row.id, key)) return readConversation(locked, id);
    await addTurn(locked, row, { author: "staff", personId, text, key, files, internal: true });
    await recordChange(locked, row, "conversation.noted");
    return readConversation(locked, id);
  });
}
