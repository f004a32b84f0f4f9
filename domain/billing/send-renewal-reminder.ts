import { findUser } from "../accounts/require-user.ts";
import { findCompany } from "../companies/find-company.ts";
import { isSeated } from "../companies/require-seat.ts";
import { keptPrice } from "../membership/kept-price.ts";
import { requireMembership } from "../membership/require-membership.ts";
import { standingOf } from "../membership/standing.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { cardOnFile } from "./sales/sale-card.ts";
import { renewalReminderMail } from "./renewal-reminder-mail.ts";
import type { NoticeServices } from "../hours/notices/send-hours-notice.ts";

export async function sendRenewalReminder(
  services: NoticeServices,
  { membershipId, on, userId }: { membershipId: string; on: string; userId: string },
): Promise<void> {
  const { db, mailer, settings } = services;
  const user = await findUser(services, userId);
  const membership = await requireMembership(db, membershipId);
  const { companyId, planId, nextPlanId, billing } = membership;
  if (!user || !(await isSeated(db, { companyId, userId }, ["owner"]))) return;
  const found = await requirePlan(db, nextPlanId ?? planId);
  const { last } = await standingOf(db, membership);
  const plan = { ...found, price: keptPrice(last, found) };
  const card = (await cardOnFile(db, companyId))?.name ?? null;
  const { name: company } = await findCompany(db, companyId);
  const { appUrl } = settings;
  await mailer.deliver(
    renewalReminderMail({
      membershipId,
      userId,
      reader: user,
      on,
      company,
      plan,
      billing,
      card,
      appUrl,
    }),
  );
}
