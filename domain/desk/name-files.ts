import type { Queryable } from "../../platform/db/database.ts";
import type { MailPart } from "../mail-part.ts";
import { listFiles } from "./list-files.ts";

/** For a mail: what came with the message, nothing of what it holds. */
export async function nameFiles(db: Queryable, messageId: string): Promise<MailPart[]> {
  const names = (await listFiles(db, [messageId])).get(messageId)?.map(({ name }) => name) ?? [];
  return names.length === 0
    ? []
    : [{ kind: "facts", rows: [[names.length === 1 ? "File" : "Files", names.join(", ")]] }];
}
