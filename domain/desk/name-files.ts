import type { Queryable } from "../../platform/db/database.ts";
import { listFiles } from "./list-files.ts";

export async function nameFiles(db: Queryable, messageId: string): Promise<string[]> {
  return (await listFiles(db, [messageId])).get(messageId)?.map(({ name }) => name) ?? [];
}
