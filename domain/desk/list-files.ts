import { asc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { KeptFile } from "../files/schema.ts";
import { fileColumns } from "./keep-file.ts";
import { files } from "./tables.ts";

/** By message. */
export async function listFiles(
  db: Queryable,
  messageIds: string[],
): Promise<Map<string, KeptFile[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .select({ messageId: files.messageId, ...fileColumns })
    .from(files)
    .where(inArray(files.messageId, messageIds))
    .orderBy(asc(files.createdAt), asc(files.id));
  const listed = new Map<string, KeptFile[]>();
  for (const { messageId, ...file } of rows) {
    const known = listed.get(messageId ?? "");
    if (known) known.push(file);
    else listed.set(messageId ?? "", [file]);
  }
  return listed;
}

export const filesOf = (db: Queryable, messageId: string) =>
  db
    .select({ name: files.name, type: files.type, bytes: files.bytes })
    .from(files)
    .where(eq(files.messageId, messageId))
    .orderBy(asc(files.createdAt), asc(files.id));
