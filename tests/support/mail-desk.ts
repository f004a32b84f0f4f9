import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, desc, eq } from "drizzle-orm";
import { receivedMails } from "../../domain/desk/mail/tables.ts";
import { replyAddress } from "../../domain/desk/mail/reply-address.ts";
import { takeMail } from "../../domain/desk/mail/take-mail.ts";
import { messages } from "../../domain/desk/tables.ts";
import { openDesk, sendEnquiry } from "./desk.ts";

export const mailFixtures = join(import.meta.dirname, "../fixtures/mail");

const settings = {
  INBOX_URL: "imaps://inbox%40firm.example:secret@imap.firm.example/INBOX",
  MAIL_FROM: "hello@firm.example",
};

/** A desk that takes mails in, each with the next number of its mailbox. */
export async function openMailDesk(more: Record<string, string> = {}) {
  const desk = await openDesk({ ...settings, ...more });
  let uid = 0;
  const known = desk.home.services.settings;
  const addressOf = (id: string) => replyAddress(known, id) ?? "";
  const nextPlace = () => ({ uid: ++uid, uidValidity: "1", readerId: "test" });
  return {
    ...desk,
    known,
    addressOf,
    nextPlace,
    async fixture(name: string, id: string): Promise<Buffer> {
      const text = (await readFile(join(mailFixtures, `${name}.eml`))).toString("latin1");
      const filled = text
        .replaceAll("{{reply}}", addressOf(id))
        .replaceAll("{{id}}", id)
        .replaceAll("{{hex}}", id.replaceAll("-", ""));
      return Buffer.from(filled, "latin1");
    },
    async take(raw: Uint8Array, cut = false) {
      const at = nextPlace();
      await takeMail(desk.home.ctx, at, { raw, cut }, known);
      const { db } = desk.home.database;
      const [row] = await db.select().from(receivedMails).where(eq(receivedMails.uid, at.uid));
      if (!row) return null;
      const [said] = await db
        .select()
        .from(messages)
        .where(
          and(
            eq(messages.conversationId, row.conversationId ?? crypto.randomUUID()),
            eq(messages.author, "client"),
          ),
        )
        .orderBy(desc(messages.n));
      return { ...row, said };
    },
    /** From a network of its own, and later than those before, as limits count both. */
    newLead() {
      desk.home.advance(30 * 60_000);
      return sendEnquiry(desk.home, desk.staff, {}, `192.0.2.${(uid % 200) + 1}`);
    },
  };
}

export type MailDesk = Awaited<ReturnType<typeof openMailDesk>>;

export const mail = (from: string, to: string, text: string, more = "") =>
  Buffer.from(
    `From: ${from}\r\nTo: ${to}\r\nSubject: Hello\r\nMessage-ID: <${crypto.randomUUID()}@x.example>\r\n${more}\r\n${text}\r\n`,
  );
