import type { Queryable } from "../platform/db/database.ts";
import { findUser } from "./accounts/require-user.ts";
import { requirePlan } from "./plans/require-plan.ts";
import type { Settings } from "../platform/env.ts";
import type { Mailer } from "../platform/mail.ts";
import { knownMember } from "./known-member.ts";
import type { billings } from "./membership/schema.ts";
import { upgradeNoticeMail } from "./member-notice-mails.ts";

type Upgrade = {
  userId: string;
  planId: string;
  billing?: (typeof billings)[number] | undefined;
  requestId: string;
};

export async function sendUpgradeNotice(
  services: { db: Queryable; mailer: Mailer; settings: Pick<Settings, "mail"> },
  { userId, planId, billing, requestId }: Upgrade,
): Promise<void> {
  const user = await findUser(services, userId);
  if (!user) throw new Error(`Member ${userId} does not exist`);
  const plan = await requirePlan(services.db, planId);
  const member = await knownMember(services.db, user);
  const inbox = services.settings.mail.firmInbox;
  await services.mailer.deliver(
    upgradeNoticeMail({
      inbox,
      userId,
      email: user.email,
      requestId,
      member,
      plan,
      isBilled: billing !== "none",
    }),
  );
}
