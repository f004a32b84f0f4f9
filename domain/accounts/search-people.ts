import type { Ctx } from "../../platform/context.ts";
import { bestFirst, hasWords } from "../../platform/db/search-text.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { userSearchText, users } from "./tables.ts";

export async function searchPeople(ctx: Ctx, q: string, limit: number) {
  requireAdmin(ctx.actor);
  const text = userSearchText(users);
  return ctx.db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(users)
    .where(hasWords(text, q))
    .orderBy(...bestFirst(text, q, users.createdAt), users.id)
    .limit(limit);
}
