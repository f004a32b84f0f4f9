import { firmDay } from "../content/firm-day.ts";
import type { Clock } from "../platform/clock.ts";
import type { Queryable } from "../platform/db/database.ts";
import type { Settings } from "../platform/env.ts";
import type { Mailer } from "../platform/mail.ts";
import { nameOf, paragraph, personFacts, toFirm } from "./address-mail.ts";
import { knownMember } from "./known-member.ts";
import { planFacts } from "./plans/plan-facts.ts";
import { requirePlan } from "./plans/require-plan.ts";
import { membershipInView } from "./hours/membership-in-view.ts";
import { findUser } from "./accounts/require-user.ts";

type Services = {
  db: Queryable;
  mailer: Mailer;
  clock: Clock;
  settings: Pick<Settings, "mail">;
};
type Payload = { userId: string; due: string };
type Told = { key: string; heading: (name: string) => string; todo: string };

/** Tells staff, whose work with a paying member does not end with an account by itself. */
export const sendDeletionNotice = (services: Services, payload: Payload) =>
  tellFirm(services, payload, {
    key: "deletion-notice",
    heading: (name) => `${name} is deleting a paid account`,
    todo: `The account is deleted on ${firmDay(payload.due)}, unless they change their mind; then you get another email. This program charges no card: end what you charge at the card provider, and settle open hours before that day.`,
  });

export const sendDeletionCanceledNotice = (services: Services, payload: Payload) =>
  tellFirm(services, payload, {
    key: "deletion-canceled-notice",
    heading: (name) => `${name} is keeping their paid account`,
    todo: `They have called off the deletion that was due on ${firmDay(payload.due)}.`,
  });

async function tellFirm(services: Services, { userId, due }: Payload, told: Told): Promise<void> {
  const user = await findUser(services, userId);
  if (!user) return;
  const { membershipPlan, membershipEndDate: ends } = await membershipInView(services, userId);
  const plan = await requirePlan(services.db, membershipPlan);
  const member = await knownMember(services.db, user);
  await services.mailer.deliver(
    toFirm(services.settings.mail, user, {
      id: `${told.key}-${userId}-${new Date(due).getTime().toString(36)}`,
      heading: told.heading(nameOf(member)),
      parts: [
        {
          kind: "facts",
          rows: [
            ...personFacts(member),
            ...planFacts(plan),
            ["Paid period ends", ends ? firmDay(ends) : "not set"],
          ],
        },
        paragraph(told.todo),
      ],
    }),
  );
}
