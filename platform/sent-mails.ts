import { eq } from "drizzle-orm";
import type { Clock } from "./clock.ts";
import type { Queryable } from "./db/database.ts";
import { sentMails } from "./db/tables.ts";
import type { Mail, Mailer } from "./mail.ts";
import { takeTurns } from "./take-turns.ts";

type Services = { db: Queryable; clock: Clock };

export async function wasSent(db: Queryable, mailId: string): Promise<boolean> {
  const [sent] = await db
    .select({ id: sentMails.id })
    .from(sentMails)
    .where(eq(sentMails.id, mailId))
    .limit(1);
  return sent !== undefined;
}

/** Microsoft 365 refuses a fourth connection. */
const mostAtOnce = 3;

/** A job that runs again because its worker died, or waited too long, sends nothing twice. */
export function sendOnce(mailer: Mailer, { db, clock }: Services): Mailer {
  const inTurn = takeTurns({ atOnce: mostAtOnce, keptForUrgent: 1 });
  const underWay = new Map<string, Promise<void>>();

  async function send(mail: Mail): Promise<void> {
    if (await wasSent(db, mail.id)) return;
    await mailer.deliver(mail);
    await db.insert(sentMails).values({ id: mail.id, sentAt: clock.wall() }).onConflictDoNothing();
  }

  return {
    async deliver(mail) {
      const known = underWay.get(mail.id);
      if (known) return known;
      const isUrgent = mail.isAwaited ?? false;
      const sending = inTurn(() => send(mail), { isUrgent });
      underWay.set(mail.id, sending);
      return sending.finally(() => underWay.delete(mail.id));
    },
  };
}
