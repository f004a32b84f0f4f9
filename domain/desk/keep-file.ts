import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { lockByName } from "../../platform/db/lock-by-name.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { type KeptFile } from "../files/schema.ts";
import { takeFile } from "../files/take-file.ts";
import { files } from "./tables.ts";

export const dayMs = 24 * 60 * 60_000;
const mostADay = 100 * 1024 ** 2;

export const fileColumns = { id: files.id, name: files.name, type: files.type, size: files.size };

/** For a message that is still to be sent. @throws CodedError unauthenticated, invalid, too_many, unavailable */
export async function keepFile(
  ctx: Ctx,
  given: { name: string; bytes: Uint8Array },
): Promise<KeptFile> {
  const { userId: personId } = requireMember(ctx.actor);
  const taken = await takeFile(ctx, given);
  const size = taken.bytes.length;
  const createdAt = ctx.clock.wall();
  return ctx.db.transaction(async (tx) => {
    await lockByName(tx, `files ${personId}`);
    const since = new Date(createdAt.getTime() - dayMs);
    const [sent] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${files.size}), 0)::integer` })
      .from(files)
      .where(and(eq(files.personId, personId), gt(files.createdAt, since)));
    if ((sent?.bytes ?? 0) + size > mostADay)
      throw new CodedError(
        "conflict",
        "You have sent 100 MB of files today. Please send more tomorrow.",
      );
    const [kept] = await tx
      .insert(files)
      .values({ ...taken, size, personId, createdAt })
      .returning(fileColumns);
    return kept!;
  });
}

export async function removeFile({ actor, db }: Ctx, id: string): Promise<void> {
  const { userId } = requireMember(actor);
  const [removed] = await db
    .delete(files)
    .where(and(eq(files.id, id), eq(files.personId, userId), isNull(files.messageId)))
    .returning({ id: files.id });
  if (!removed) throw new CodedError("not_found", "There is nothing with this id.");
}
