import { eq, lt } from "drizzle-orm";
import type { Clock } from "./clock.ts";
import type { Queryable } from "./db/database.ts";
import { sentMails } from "./db/tables.ts";
import type { Mailer } from "./mail.ts";

type Services = { db: Queryable; clock: Clock };

/** Longer than any job is kept and retried: 120 days in milliseconds. */
export const rememberedFor = 120 * 24 * 60 * 60 * 1000;

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

export async function forgetSentMails({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.wall().getTime() - rememberedFor);
  await db.delete(sentMails).where(lt(sentMails.sentAt, before));
}
