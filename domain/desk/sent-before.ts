import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { lockByName } from "../../platform/db/lock-by-name.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { partsOf } from "./parts-of.ts";
import { messages } from "./tables.ts";

/** Where they sent something under this key; of two at once the second waits for the first. */
export async function findSent({ actor, db }: Ctx, key: string | undefined) {
  if (key === undefined) return null;
  const { userId } = requireMember(actor);
  await lockByName(db, userId + key);
  const [sent] = await db
    .select({ conversationId: messages.conversationId })
    .from(messages)
    .where(and(eq(messages.personId, userId), eq(messages.key, key)));
  return sent?.conversationId ?? null;
}

/** @throws CodedError conflict where it was sent to another conversation */
export async function wasSent(ctx: Ctx, id: string, key: string | undefined): Promise<boolean> {
  const sent = await findSent(ctx, key);
  if (sent !== null && sent !== id && !(await partsOf(ctx.db, id)).some((part) => part.id === sent))
    throw new CodedError("conflict", "Something else was sent with this key.");
  return sent !== null;
}
