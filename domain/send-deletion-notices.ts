import type { Clock } from "../platform/clock.ts";
import type { Queryable } from "../platform/db/database.ts";
import type { Settings } from "../platform/env.ts";
import type { Mailer } from "../platform/mail.ts";
import { wasSent } from "../platform/sent-mails.ts";
import { findUser } from "./accounts/require-user.ts";
import { listOwned } from "./companies/list-owned.ts";
import { knownMember } from "./known-member.ts";
import { deletionCanceledNoticeMail, deletionNoticeMail } from "./member-notice-mails.ts";
import { plansLeftBehind } from "./plans-left-behind.ts";

type Services = {
  db: Queryable;
  mailer: Mailer;
  clock: Clock;
  settings: Pick<Settings, "mail">;
};
type Payload = { userId: string; due: string };

/** Staff hear of a plan that nobody else owns: their work does not end with an account. */
export async function sendDeletionNotice(services: Services, payload: Payload): Promise<void> {
  const leaving = await findLeaving(services, payload);
  if (!leaving || leaving.plans.length === 0) return;
  if (leaving.scheduledFor?.toISOString() === payload.due)
    await services.mailer.deliver(deletionNoticeMail(leaving));
}

/** To those who were told, of them or of a fellow owner with whom nobody would have stayed. */
export async function sendDeletionCanceledNotice(
  services: Services,
  payload: Payload,
): Promise<void> {
  const leaving = await findLeaving(services, payload);
  if (leaving && (await wasTold(services, leaving)))
    await services.mailer.deliver(deletionCanceledNoticeMail(leaving));
}

type Leaving = NonNullable<Awaited<ReturnType<typeof findLeaving>>>;

async function wasTold(services: Services, leaving: Leaving): Promise<boolean> {
  if (await wasSent(services.db, deletionNoticeMail(leaving).id)) return true;
  if (leaving.plans.length === 0) return false;
  const owned = await listOwned(services.db, leaving.userId);
  for (const userId of new Set(owned.flatMap(({ others }) => others))) {
    const due = (await findUser(services, userId))?.deletionScheduledFor?.toISOString();
    // Of one who left before them, staff were told while they still stayed.
    if (!due || due < leaving.due) continue;
    const fellow = await findLeaving(services, { userId, due });
    if (fellow && (await wasSent(services.db, deletionNoticeMail(fellow).id))) return true;
  }
  return false;
}

async function findLeaving(services: Services, { userId, due }: Payload) {
  const { db, settings } = services;
  const user = await findUser(services, userId);
  if (!user) return null;
  const { email, deletionScheduledFor: scheduledFor } = user;
  const plans = await plansLeftBehind(services, userId);
  const member = await knownMember(db, user);
  return { inbox: settings.mail.firmInbox, userId, email, member, plans, due, scheduledFor };
}
