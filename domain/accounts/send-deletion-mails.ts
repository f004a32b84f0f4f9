import { eq } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import { firmDay } from "../../content/firm-day.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { users } from "./tables.ts";
import type { Mailer } from "../../platform/mail.ts";
import { layOutMail } from "../mail-layout.ts";

export async function sendDeletionScheduled(
  services: { db: Queryable; mailer: Mailer; settings: { appUrl: string } },
  { userId }: { userId: string },
): Promise<void> {
  const [user] = await services.db.select().from(users).where(eq(users.id, userId)).limit(1);
  const due = user?.deletionScheduledFor;
  if (!due) return;
  await services.mailer.deliver({
    id: `deletion-scheduled-${userId}-${due.getTime().toString(36)}`,
    to: user.email,
    replyTo: firm.email,
    subject: `Your account will be deleted on ${firmDay(due)} - ${firm.name}`,
    ...layOutMail("Your account will be deleted", [
      {
        kind: "paragraph",
        text: `You asked us to delete your account. That will happen on ${firmDay(due)}, and then your profile, photo, messages and requests are gone for good.`,
      },
      {
        kind: "paragraph",
        text: "Until then, everything works as before. To keep the account, sign in and cancel the deletion in your settings:",
      },
      {
        kind: "button",
        label: "Open settings",
        href: `${services.settings.appUrl}/dashboard/settings`,
      },
      {
        kind: "paragraph",
        text: "If you did not ask for this, sign in, cancel the deletion, and sign out everywhere else.",
      },
    ]),
  });
}

export async function sendAccountDeleted(
  services: { mailer: Mailer },
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await services.mailer.deliver({
    id: `account-deleted-${userId}`,
    to: email,
    replyTo: firm.email,
    subject: `Your account has been deleted - ${firm.name}`,
    ...layOutMail("Your account has been deleted", [
      {
        kind: "paragraph",
        text: "Your account and everything in it have been deleted, as you asked. You can create a new one at any time by signing in with this address.",
      },
    ]),
  });
}
