import { civilDay } from "../../content/civil-day.ts";
import { firm } from "../../content/firm.ts";
import { findUser } from "../accounts/require-user.ts";
import { paragraph, toPerson } from "../address-mail.ts";
import { listSeated } from "../companies/require-seat.ts";
import { requireMembership } from "../membership/require-membership.ts";
import { planFacts } from "../plans/plan-facts.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { type NoticeServices, toPlan } from "./send-hours-notice.ts";

export async function sendRenewalReminder(
  services: NoticeServices,
  { membershipId, on, userId }: { membershipId: string; on: string; userId: string },
): Promise<void> {
  const { db, mailer, settings } = services;
  const user = await findUser(services, userId);
  const { companyId, planId, nextPlanId } = await requireMembership(db, membershipId);
  if (!user || !(await listSeated(db, companyId, ["owner"])).includes(userId)) return;
  const plan = await requirePlan(db, nextPlanId ?? planId);
  await mailer.deliver(
    toPerson(user, {
      id: `renewal-reminder-${membershipId}-${on}-${userId}`,
      heading: `Your membership renews on ${civilDay(on)}`,
      parts: [
        paragraph(`Your yearly term is about to end. A new one begins on ${civilDay(on)}.`),
        { kind: "facts", rows: planFacts(plan) },
        toPlan(settings),
        paragraph(
          `You can change or end it there before then. Questions? Reply to this email or call ${firm.phone}.`,
        ),
      ],
    }),
  );
}
