import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { addTurn } from "./add-turn.ts";
import { requireConversation } from "./in-conversation.ts";
import { type MessageRow, messages } from "./tables.ts";

/** To staff, of an answer whose mail is sent without these files; once, however often it is tried. */
export function tellTooLarge(
  ctx: Ctx,
  { id: key, conversationId }: MessageRow,
  files: string[],
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const row = await requireConversation(tx, conversationId, { lock: true });
    const told = and(isNull(messages.personId), eq(messages.key, key));
    if ((await tx.$count(messages, told)) > 0) return;
    const text = `The answer was mailed without what is too large for email: ${files.join(", ")}.`;
    await addTurn({ ...ctx, db: tx }, row, { author: "system", text, key });
  });
}
