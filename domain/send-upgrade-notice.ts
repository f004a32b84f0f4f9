import type { Queryable } from "../platform/db/database.ts";
import { findUser } from "./accounts/require-user.ts";
import { findCompany } from "./companies/find-company.ts";
import { requirePlan } from "./plans/require-plan.ts";
import type { Settings } from "../platform/env.ts";
import type { Mailer } from "../platform/mail.ts";
import { knownMember } from "./known-member.ts";
import type { billings } from "./membership/schema.ts";
import { upgradeNoticeMail } from "./member-notice-mails.ts";

type Upgrade = {
  userId: string;
  companyId?: string | undefined;
  planId: string;
  billing?: (typeof billings)[number] | undefined;
  requestId: string;
};

export async function sendUpgradeNotice(
  services: { db: Queryable; mailer: Mailer; settings: Pick<Settings, "mail"> },
  { userId, companyId, planId, billing, requestId }: Upgrade,
): Promise<void> {
  const user = await findUser(services, userId);
  if (!user) throw new Error(`Member ${userId} does not exist`);
  const plan = await requirePlan(services.db, planId);
  const known = await knownMember(services.db, user);
  const company = companyId ? (await findCompany(services.db, companyId)).name : known.company;
  const inbox = services.settings.mail.firmInbox;
  await services.mailer.deliver(
    upgradeNoticeMail({
      inbox,
      userId,
      email: user.email,
      requestId,
      member: { ...known, company },
      plan,
      isBilled: billing !== "none",
    }),
  );
}
