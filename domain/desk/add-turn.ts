import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { attachFiles } from "./attach-files.ts";
import { mostTurns } from "./schema.ts";
import { type ConversationRow, conversations, type MessageRow, messages } from "./tables.ts";

type Turn = Pick<
  typeof messages.$inferInsert,
  "author" | "personId" | "text" | "internal" | "key" | "via" | "quotedAt"
> & { files?: string[] | undefined };

/** In a locked conversation. @throws CodedError conflict for one that is too long */
export async function addTurn(
  ctx: Ctx,
  { id: conversationId }: Pick<ConversationRow, "id">,
  { files, ...turn }: Turn,
): Promise<MessageRow> {
  const { db } = ctx;
  const createdAt = ctx.clock.now();
  const [known] = await db
    .select({ turns: conversations.turns })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  const n = (known?.turns ?? 0) + 1;
  if (n > mostTurns && turn.author !== "system")
    throw new CodedError("conflict", "This conversation has grown too long: please start another.");
  const [message] = await db
    .insert(messages)
    .values({ ...turn, conversationId, n, createdAt })
    .returning();
  const heard = turn.author !== "system" && !turn.internal;
  await db
    .update(conversations)
    .set({ turns: n, ...(heard ? { lastAt: createdAt } : {}) })
    .where(eq(conversations.id, conversationId));
  await attachFiles(ctx, message!, files);
  return message!;
}

export const addLine = (
  ctx: Ctx,
  row: Pick<ConversationRow, "id">,
  text: string,
  personId: string | null = null,
): Promise<MessageRow> => addTurn(ctx, row, { author: "system", personId, text });
