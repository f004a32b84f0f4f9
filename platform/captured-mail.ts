import { desc, eq, inArray } from "drizzle-orm";
import type { Clock } from "./clock.ts";
import type { Queryable } from "./db/database.ts";
import { capturedMails } from "./db/tables.ts";
import { headerText, type Mailer } from "./mail.ts";
import { type Mailbox, writeMailbox } from "./mailbox.ts";

type CapturedMail = typeof capturedMails.$inferSelect;

export type CapturedMailbox = Mailer & {
  list(): Promise<Pick<CapturedMail, "id" | "to" | "subject" | "sentAt">[]>;
  get(id: string): Promise<CapturedMail | null>;
};

const maxMails = 1000;

export const mailId = /^[A-Za-z0-9_-]{1,120}$/;

export function capturedMailbox(
  { db, clock }: { db: Queryable; clock: Clock },
  sender: Mailbox,
): CapturedMailbox {
  const from = writeMailbox(sender);
  return {
    async deliver(mail) {
      await db
        .insert(capturedMails)
        .values({
          ...mail,
          to: typeof mail.to === "string" ? mail.to : writeMailbox(mail.to),
          subject: headerText(mail.subject),
          from,
          sentAt: clock.now(),
        })
        .onConflictDoNothing();
      const tooMany = db
        .select({ id: capturedMails.id })
        .from(capturedMails)
        .orderBy(desc(capturedMails.sentAt))
        .offset(maxMails);
      await db.delete(capturedMails).where(inArray(capturedMails.id, tooMany));
    },
    async list() {
      const { id, to, subject, sentAt } = capturedMails;
      return db
        .select({ id, to, subject, sentAt })
        .from(capturedMails)
        .orderBy(desc(sentAt), desc(id));
    },
    async get(id) {
      if (!mailId.test(id)) return null;
      const [mail] = await db.select().from(capturedMails).where(eq(capturedMails.id, id)).limit(1);
      return mail ?? null;
    },
  };
}
