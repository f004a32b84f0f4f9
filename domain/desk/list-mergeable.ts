import { and, desc, inArray, or } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { hasWords } from "../../platform/db/search-text.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { searchPeople } from "../accounts/search-people.ts";
import { fitsInto } from "./fits-into.ts";
import { requireConversation } from "./in-conversation.ts";
import { type ListedConversation, mostOffered } from "./schema.ts";
import { conversations, conversationText } from "./tables.ts";
import { tellConversations } from "./tell-conversations.ts";

export async function listMergeable(
  ctx: Ctx,
  id: string,
  { q }: { q: string },
): Promise<ListedConversation[]> {
  requireAdmin(ctx.actor);
  const row = await requireConversation(ctx.db, id);
  const people = q === "" ? [] : await searchPeople(ctx, q, mostOffered);
  const named = people.map((person) => person.id);
  const rows = await ctx.db
    .select()
    .from(conversations)
    .where(
      and(
        await fitsInto(ctx.db, row),
        q === ""
          ? undefined
          : or(
              hasWords(conversationText(conversations), q),
              inArray(conversations.personId, named),
            ),
      ),
    )
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(mostOffered);
  return tellConversations(ctx, rows, { isList: true });
}
