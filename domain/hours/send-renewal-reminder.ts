import { findUser } from "../accounts/require-user.ts";
import { listSeated } from "../companies/require-seat.ts";
import { requireMembership } from "../membership/require-membership.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { renewalReminderMail } from "./renewal-reminder-mail.ts";
import type { NoticeServices } from "./send-hours-notice.ts";

export async function sendRenewalReminder(
  services: NoticeServices,
  { membershipId, on, userId }: { membershipId: string; on: string; userId: string },
): Promise<void> {
  const { db, mailer, settings } = services;
  const user = await findUser(services, userId);
  const { companyId, planId, nextPlanId, billing } = await requireMembership(db, membershipId);
  if (!user || !(await listSeated(db, companyId, ["owner"])).includes(userId)) return;
  const plan = await requirePlan(db, nextPlanId ?? planId);
  const { appUrl } = settings;
  await mailer.deliver(
    renewalReminderMail({ membershipId, userId, reader: user, on, plan, billing, appUrl }),
  );
}
