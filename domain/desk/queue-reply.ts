import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { keptCompany } from "../companies/merged-companies.ts";
import { listSeated } from "../companies/require-seat.ts";
import { askingRoles } from "./in-conversation.ts";
import { partsOf } from "./parts-of.ts";
import { type ConversationRow, messages } from "./tables.ts";

/** Who wrote there and may still read it; where nobody is left, the owners. */
async function readersOf(
  { db }: Ctx,
  { id, companyId, personId }: ConversationRow,
): Promise<string[]> {
  if (companyId === null) return personId ? [personId] : [];
  const kept = await keptCompany(db, companyId);
  const seated = await listSeated(db, kept, [...askingRoles]);
  const wrote = await db
    .selectDistinct({ personId: messages.personId })
    .from(messages)
    .where(
      and(
        inArray(messages.conversationId, partsOf(db, id)),
        eq(messages.author, "client"),
        isNotNull(messages.personId),
      ),
    );
  const readers = seated.filter((one) => wrote.some((writer) => writer.personId === one));
  return readers.length > 0 ? readers : listSeated(db, kept, ["owner"]);
}

/** A mail for each reader, in the caller's transaction; a lead's goes to the address it gave. */
export async function queueReply(ctx: Ctx, row: ConversationRow, messageId: string) {
  const readers = row.kind === "lead" ? [null] : await readersOf(ctx, row);
  for (const userId of readers)
    await ctx.jobs.send(ctx.db, "conversation-reply", { messageId, userId });
}
