import { eq, or } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { conversations } from "./tables.ts";

export const partsOf = (db: Queryable, id: string) =>
  db
    .select({ id: conversations.id })
    .from(conversations)
    .where(or(eq(conversations.id, id), eq(conversations.mergedInto, id)));
