import { eq } from "drizzle-orm";
import { firmMoment } from "../../../content/firm-day.ts";
import { firm } from "../../../content/firm.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Settings } from "../../../platform/env.ts";
import type { Mailer } from "../../../platform/mail.ts";
import { paragraph, toFirm } from "../../address-mail.ts";
import { inboxOf } from "../inbox-of.ts";
import { clocks, conversations } from "../tables.ts";
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
  const heading = isLate
    ? `${told.from} waits past the promised time`
    : `Half of the time to answer ${told.from} is over`;
  const promised = firmMoment(clock.dueAt);
  await mailer.deliver({
    ...toFirm(settings.mail, firm, {
      id: `promise-warning-${clockId}-${which}`,
      heading,
      subject: `${heading}: ${row.subject}`,
      parts: [
        paragraph(
          isLate ? `The answer was promised by ${promised}.` : `It is promised by ${promised}.`,
        ),
        {
          kind: "facts",
          rows: [
            ["About", row.subject],
            ["From", told.from],
            ["Company", told.company ?? "none"],
            ["Urgency", row.urgency],
            ["Waiting since", firmMoment(clock.startedAt)],
            ["Assigned to", told.assignee ?? "nobody"],
          ],
        },
        {
          kind: "button",
          label: "Answer it in the inbox",
          href: `${settings.appUrl}/admin/inbox/${row.id}`,
        },
      ],
    }),
    to: await inboxOf(services, row),
  });
}
