import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { listPeople } from "../accounts/list-people.ts";
import { requireConversation } from "./in-conversation.ts";
import { listTurns, tellDeskTurns } from "./list-turns.ts";
import type { Conversation } from "./schema.ts";
import { tellConversations } from "./tell-conversations.ts";

/** For staff. @throws CodedError not_found */
export async function readConversation(ctx: Ctx, id: string): Promise<Conversation> {
  const { userId } = requireAdmin(ctx.actor);
  const row = await requireConversation(ctx.db, id);
  const [told] = await tellConversations(ctx, [row]);
  const [asker] = row.personId ? await listPeople(ctx.db, [row.personId]) : [];
  return {
    ...told!,
    email: row.email ?? asker?.email ?? null,
    phone: row.phone,
    interestedIn: row.interestedIn,
    page: row.page,
    enquiryId: row.enquiryId,
    wonCompanyId: row.wonCompanyId,
    messages: await tellDeskTurns(ctx.db, await listTurns(ctx.db, row.id), userId),
    readAt: ctx.clock.now().toISOString(),
  };
}
