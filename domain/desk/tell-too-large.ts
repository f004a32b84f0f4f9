import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { addTurn } from "./add-turn.ts";
import { requireConversation } from "./in-conversation.ts";
import { type MessageRow, messages } from "./tables.ts";

export async function isKnownTooLarge(db: Queryable, { id: key }: MessageRow): Promise<boolean> {
  const told = and(isNull(messages.personId), eq(messages.key, key));
  return (await db.$count(messages, told)) > 0;
}

/** To staff, of an answer whose mail is sent without these files; once, however often it is tried. */
export function tellTooLarge(ctx: Ctx, message: MessageRow, files: string[]): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const row = await requireConversation(tx, message.conversationId, { lock: true });
    if (await isKnownTooLarge(tx, message)) return;
    const text = `The answer was mailed without what is too large for email: ${files.join(", ")}.`;
    await addTurn({ ...ctx, db: tx }, row, { author: "system", text, key: message.id });
  });
}
