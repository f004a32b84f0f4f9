import type { Queryable } from "../../platform/db/database.ts";
import { hasWords } from "../../platform/db/search-text.ts";
import { userSearchText, users } from "./tables.ts";

export async function peopleNamed(db: Queryable, words: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(hasWords(userSearchText(users), words))
    .limit(500);
  return rows.map(({ id }) => id);
}
