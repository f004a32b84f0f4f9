import type { Clock } from "../platform/clock.ts";
import type { Queryable } from "../platform/db/database.ts";
import type { Settings } from "../platform/env.ts";
import type { Mailer } from "../platform/mail.ts";
import { findUser } from "./accounts/require-user.ts";
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

export const sendDeletionNotice = (services: Services, payload: Payload) =>
  tellFirm(services, payload, deletionNoticeMail);

export const sendDeletionCanceledNotice = (services: Services, payload: Payload) =>
  tellFirm(services, payload, deletionCanceledNoticeMail);

async function tellFirm(
  services: Services,
  { userId, due }: Payload,
  write: typeof deletionNoticeMail,
): Promise<void> {
  const { db, mailer, settings } = services;
  const user = await findUser(services, userId);
  if (!user) return;
  const plans = await plansLeftBehind(services, userId);
  const member = await knownMember(db, user);
  const inbox = settings.mail.firmInbox;
  await mailer.deliver(write({ inbox, userId, email: user.email, member, plans, due }));
}
