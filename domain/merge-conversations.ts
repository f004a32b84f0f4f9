import type { Ctx } from "../platform/context.ts";
import { mergeConversation } from "./desk/merge-conversation.ts";
import { readConversation } from "./desk/read-conversation.ts";
import type { Conversation } from "./desk/schema.ts";
import { moveRequestWork } from "./hours/move-request-work.ts";

/** By staff: all of it moves, or nothing. @throws CodedError not_found, conflict */
export function mergeConversations(
  ctx: Ctx,
  id: string,
  { into }: { into: string },
): Promise<Conversation> {
  return ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    const ends = await mergeConversation(locked, id, into);
    await moveRequestWork(tx, { from: ends.from.id, into: ends.into.id });
    return readConversation(locked, ends.into.id);
  });
}
