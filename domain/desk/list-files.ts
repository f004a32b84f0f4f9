import { asc, eq, inArray } from "drizzle-orm";
import { readStored } from "../../platform/bucket/read-stored.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { KeptFile } from "../files/schema.ts";
import { fileColumns } from "./keep-file.ts";
import { files } from "./tables.ts";

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

/** With what they hold. @throws CodedError unavailable */
export async function filesOf({ db, bucket }: Pick<Ctx, "db" | "bucket">, messageId: string) {
  const { id, name, type, bytes, object } = files;
  const rows = await db
    .select({ id, name, type })
    .from(files)
    .where(eq(files.messageId, messageId))
    .orderBy(asc(files.createdAt), asc(files.id));
  const read = async (row: (typeof rows)[number]) => {
    const kept = await readStored(bucket, async () => {
      const [found] = await db.select({ bytes, object }).from(files).where(eq(id, row.id));
      return found;
    });
    return kept ? [{ name: row.name, type: row.type, bytes: kept }] : [];
  };
  return (await Promise.all(rows.map(read))).flat();
}
