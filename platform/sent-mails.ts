import { eq } from "drizzle-orm";
import type { Clock } from "./clock.ts";
import type { Queryable } from "./db/database.ts";
import { sentMails } from "./db/tables.ts";
import type { Mailer } from "./mail.ts";

type Services = { db: Queryable; clock: Clock };

export async function wasSent(db: Queryable, mailId: string): Promise<boolean> {
  const [sent] = await db
    .select({ id: sentMails.id })
    .from(sentMails)
    .where(eq(sentMails.id, mailId))
    .limit(1);
  return sent !== undefined;
}

/** A job that runs again because its worker died sends nothing twice. */
export function sendOnce(mailer: Mailer, { db, clock }: Services): Mailer {
  return {
    async deliver(mail) {
      if (await wasSent(db, mail.id)) return;
      await mailer.deliver(mail);
      await db
        .insert(sentMails)
        .values({ id: mail.id, sentAt: clock.wall() })
        .onConflictDoNothing();
    },
  };
}
