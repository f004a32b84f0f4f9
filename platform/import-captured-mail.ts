import { z } from "zod";
import { mailId } from "./captured-mail.ts";
import type { Queryable } from "./db/database.ts";
import { capturedMails } from "./db/tables.ts";
import type { FolderFile } from "./import-folder.ts";

/** PostgreSQL stores every character but this one. */
const words = z.string().refine((text) => !text.includes("\0"));

const mailFile = z.object({
  id: z.string().regex(mailId),
  from: words,
  to: words,
  replyTo: words.optional(),
  subject: words,
  text: words,
  html: words,
  sentAt: z.coerce.date(),
});

export async function importCapturedMail(db: Queryable, file: FolderFile): Promise<boolean> {
  const mail = mailFile.safeParse(parseJson(file.bytes.toString())).data;
  if (!mail || file.name !== `${mail.id}.json`) return false;
  await db.insert(capturedMails).values(mail).onConflictDoNothing();
  return true;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
