import { eq } from "drizzle-orm";
import { readStored } from "../../platform/bucket/read-stored.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { requireOwnRequest } from "./in-conversation.ts";
import { files, messages } from "./tables.ts";

const missing = () => new CodedError("not_found", "There is nothing with this id.");

/** For whoever reads the message. @throws CodedError unauthenticated, unavailable, not_found for everybody else */
export async function readFile({ actor, db, bucket }: Ctx, id: string) {
  const { userId, isAdmin } = requireMember(actor);
  const [found] = await db
    .select({
      conversationId: messages.conversationId,
      internal: messages.internal,
      name: files.name,
    })
    .from(files)
    .innerJoin(messages, eq(messages.id, files.messageId))
    .where(eq(files.id, id));
  if (!found) throw missing();
  if (!isAdmin) {
    if (found.internal) throw missing();
    await requireOwnRequest(db, { id: found.conversationId, userId }).catch((error: unknown) => {
      throw error instanceof CodedError ? missing() : error;
    });
  }
  const bytes = await readStored(bucket, async () => {
    const { bytes: kept, object } = files;
    const [file] = await db.select({ bytes: kept, object }).from(files).where(eq(files.id, id));
    return file;
  });
  if (!bytes) throw missing();
  return { name: found.name, bytes };
}
