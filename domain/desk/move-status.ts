import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { releaseEnquiry } from "../enquiries/release-enquiry.ts";
import {
  endAwaiting,
  pauseAwaiting,
  resumeAwaiting,
  startAwaiting,
} from "./promises/keep-clock.ts";
import { partsOf } from "./parts-of.ts";
import { isActive } from "./schema.ts";
import { type ConversationRow, conversations, messages } from "./tables.ts";

async function clientSpokeLast(db: Queryable, id: string): Promise<boolean> {
  const [last] = await db
    .select({ author: messages.author })
    .from(messages)
    .where(
      and(
        inArray(messages.conversationId, partsOf(db, id)),
        eq(messages.internal, false),
        ne(messages.author, "system"),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.n))
    .limit(1);
  return last?.author === "client";
}

export async function moveStatus(
  ctx: Ctx,
  before: ConversationRow,
  after: ConversationRow,
  { deliverLead }: { deliverLead: boolean },
): Promise<void> {
  if (before.status === "spam" && after.enquiryId !== null)
    await releaseEnquiry(ctx, after.enquiryId, { deliverLead });
  if (!isActive(after)) {
    await endAwaiting(ctx, after, false);
    await ctx.db
      .update(conversations)
      .set({ snoozedUntil: null })
      .where(eq(conversations.id, after.id));
    return;
  }
  if (!isActive(before) && (await clientSpokeLast(ctx.db, after.id)))
    await startAwaiting(ctx, after, ctx.clock.now());
  if (after.status === "waiting") await pauseAwaiting(ctx, after);
  if (before.status === "waiting") await resumeAwaiting(ctx, after);
}
