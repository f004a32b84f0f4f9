import { eq } from "drizzle-orm";
import type { Clock } from "../../../platform/clock.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Settings } from "../../../platform/env.ts";
import type { Mailer } from "../../../platform/mail.ts";
import { inboxOf } from "../inbox-of.ts";
import { conversations } from "../tables.ts";
import { clocks } from "./tables.ts";
import { promiseWarningMail } from "./promise-warning-mail.ts";
import { tellConversations } from "../tell-conversations.ts";

type Services = {
  db: Queryable;
  clock: Clock;
  mailer: Mailer;
  settings: Pick<Settings, "appUrl" | "mail" | "adminEmails">;
};

type Warning = { clockId: string; which: "half" | "end" };

/** Nobody is warned of what has been answered or stands still by then. */
export async function sendPromiseWarning(
  services: Services,
  { clockId, which }: Warning,
): Promise<void> {
  const { db, mailer, settings } = services;
  const [found] = await db
    .select({ clock: clocks, row: conversations })
    .from(clocks)
    .innerJoin(conversations, eq(conversations.id, clocks.conversationId))
    .where(eq(clocks.id, clockId));
  if (!found) return;
  const { clock, row } = found;
  const [told] = await tellConversations(services, [row]);
  if (!told || clock.metAt || clock.droppedAt || clock.pausedAt) return;
  const isLate = clock.dueAt <= services.clock.now();
  const { from, company, assignee } = told;
  await mailer.deliver(
    promiseWarningMail({
      inbox: await inboxOf(services, row),
      clockId,
      which,
      isLate,
      conversation: row,
      from,
      company,
      assignee,
      startedAt: clock.startedAt,
      promisedBy: clock.dueAt,
      appUrl: settings.appUrl,
    }),
  );
}
