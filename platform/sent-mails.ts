import { eq } from "drizzle-orm";
import type { Clock } from "./clock.ts";
import type { Queryable } from "./db/database.ts";
import { sentMails } from "./db/tables.ts";
import type { Mailer } from "./mail.ts";

type Services = { db: Queryable; clock: Clock };

/** A job that runs again because its worker died sends nothing twice. */
export function sendOnce(mailer: Mailer, { db, clock }: Services): Mailer {
  return {
    async deliver(mail) {
      const [sent] = await db
        .select({ id: sentMails.id })
        .from(sentMails)
        .where(eq(sentMails.id, mail.id))
        .limit(1);
      if (sent) return;
      await mailer.deliver(mail);
      await db
        .insert(sentMails)
        .values({ id: mail.id, sentAt: clock.wall() })
        .onConflictDoNothing();
    },
  };
}
