import type { Queryable } from "../platform/db/database.ts";
import { findUser } from "./accounts/require-user.ts";
import { requirePlan } from "./plans/require-plan.ts";
import type { Settings } from "../platform/env.ts";
import type { Mailer } from "../platform/mail.ts";
import { nameOf, paragraph, personFacts, toFirm } from "./address-mail.ts";
import { knownMember } from "./known-member.ts";
import { planFacts } from "./plans/plan-facts.ts";

/** Tells staff that a member chose a plan. */
export async function sendUpgradeNotice(
  services: { db: Queryable; mailer: Mailer; settings: Pick<Settings, "mail"> },
  { userId, planId, requestId }: { userId: string; planId: string; requestId: string },
): Promise<void> {
  const user = await findUser(services, userId);
  if (!user) throw new Error(`Member ${userId} does not exist`);
  const plan = await requirePlan(services.db, planId);
  const member = await knownMember(services.db, user);
  await services.mailer.deliver(
    toFirm(services.settings.mail, user, {
      // Clients may choose the request id: on its own it could suppress another member's notice.
      id: `upgrade-notice-${userId}-${requestId}`,
      heading: `${nameOf(member)} upgraded to ${plan.name}`,
      parts: [
        { kind: "facts", rows: [...personFacts(member), ...planFacts(plan)] },
        paragraph("Reply to this email to write to the member."),
      ],
    }),
  );
}
