import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { addTurn } from "./add-turn.ts";
import { inConversation } from "./in-conversation.ts";
import { readConversation } from "./read-conversation.ts";
import { recordChange } from "./record-change.ts";
import type { Conversation, NoteInput } from "./schema.ts";

/** For staff: no client ever sees it. @throws CodedError not_found, conflict */
export function addNote(ctx: Ctx, id: string, { text, files }: NoteInput): Promise<Conversation> {
  const { userId: personId } = requireAdmin(ctx.actor);
  return inConversation(ctx, id, async (locked, row) => {
    await addTurn(locked, row, { author: "staff", personId, text, files, internal: true });
    await recordChange(locked, row, "conversation.noted");
    return readConversation(locked, id);
  });
}
