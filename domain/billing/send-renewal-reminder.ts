import { findUser } from "../accounts/require-user.ts";
import { findCompany } from "../companies/find-company.ts";
import { isSeated } from "../companies/require-seat.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { agreedPlan } from "../membership/agreed-plan.ts";
import { requireMembership } from "../membership/require-membership.ts";
import { standingOf } from "../membership/standing.ts";
import { cardEnds } from "./charging/card-ends.ts";
import { cardOnFile } from "./sales/sale-card.ts";
import { renewalReminderMail } from "./renewal-reminder-mail.ts";
import type { NoticeServices } from "../hours/notices/send-hours-notice.ts";

export async function sendRenewalReminder(
  services: NoticeServices,
  { membershipId, on, userId }: { membershipId: string; on: string; userId: string },
): Promise<void> {
  const { db, mailer, settings, clock } = services;
  const user = await findUser(services, userId);
  const membership = await requireMembership(db, membershipId);
  const { companyId, planId, nextPlanId, billing } = membership;
  if (!user || !(await isSeated(db, { companyId, userId }, ["owner"]))) return;
  const plan = await agreedPlan(db, await standingOf(db, membership), nextPlanId ?? planId);
  const onFile = await cardOnFile(db, companyId);
  const isPast = onFile !== null && cardEnds(onFile, civilDateOf(clock.now())) === "past";
  const card = onFile && { name: onFile.name, isPast };
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
