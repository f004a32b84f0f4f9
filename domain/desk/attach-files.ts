import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { lockByName } from "../../platform/db/lock-by-name.ts";
import { CodedError } from "../../platform/errors.ts";
import { megabytes } from "../fields/schema.ts";
import { maxBytesTogether } from "../files/schema.ts";
import { dayMs } from "./keep-file.ts";
import { conversations, files, type MessageRow, messages } from "./tables.ts";

const mostOfCompanyADay = 250 * 1024 ** 2;

function refuse(message: string): never {
  throw new CodedError("invalid", message, { fields: { files: message } });
}

/** In a conversation of a company, what others add at the same time counts as well. */
export async function requireRoomForFiles(ctx: Ctx, conversationId: string, more = 0) {
  const { companyId } = conversations;
  const [row] = await ctx.db
    .select({ companyId })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  if (!row?.companyId) return;
  await lockByName(ctx.db, `files of ${row.companyId}`);
  const since = new Date(ctx.clock.wall().getTime() - dayMs);
  const [sent] = await ctx.db
    .select({ bytes: sql<number>`coalesce(sum(${files.size}), 0)::integer` })
    .from(files)
    .innerJoin(messages, eq(messages.id, files.messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(companyId, row.companyId), gt(files.createdAt, since)));
  if ((sent?.bytes ?? 0) + more > mostOfCompanyADay)
    refuse(`${megabytes(mostOfCompanyADay)} of files have come for this company today.`);
}

export async function attachFiles(
  ctx: Ctx,
  { id: messageId, conversationId, personId }: MessageRow,
  given: string[] = [],
): Promise<void> {
  const ids = [...new Set(given)];
  if (ids.length === 0) return;
  const attached = await ctx.db
    .update(files)
    .set({ messageId })
    .where(and(inArray(files.id, ids), eq(files.personId, personId ?? ""), isNull(files.messageId)))
    .returning({ size: files.size });
  if (attached.length < ids.length)
    refuse("One of the files is no longer here. Please remove it and add it again.");
  const bytes = attached.reduce((sum, { size }) => sum + size, 0);
  if (bytes > maxBytesTogether)
    refuse(`The files of one message may have ${megabytes(maxBytesTogether)} together.`);
  await requireRoomForFiles(ctx, conversationId);
}
