import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { accountDeletedMail, deletionScheduledMail } from "./deletion-mails.ts";
import { users } from "./tables.ts";
import type { Mailer } from "../../platform/mail.ts";

export async function sendDeletionScheduled(
  services: { db: Queryable; mailer: Mailer; settings: { appUrl: string } },
  { userId }: { userId: string },
): Promise<void> {
  const [user] = await services.db.select().from(users).where(eq(users.id, userId)).limit(1);
  const due = user?.deletionScheduledFor;
  if (!due) return;
  const { appUrl } = services.settings;
  await services.mailer.deliver(deletionScheduledMail({ userId, reader: user, due, appUrl }));
}

export async function sendAccountDeleted(
  services: { mailer: Mailer },
  gone: { userId: string; email: string },
): Promise<void> {
  await services.mailer.deliver(accountDeletedMail(gone));
}
