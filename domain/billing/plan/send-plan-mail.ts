import { findUser } from "../../accounts/require-user.ts";
import { listSeated } from "../../companies/require-seat.ts";
import type { NoticeServices } from "../../hours/send-hours-notice.ts";
import { requirePlan } from "../../plans/require-plan.ts";
import { planMail } from "./plan-mail.ts";
import type { PlanNews } from "./tell-owners.ts";

type About = { newsId: string; companyId: string; userId: string; news: PlanNews };

export async function sendPlanMail(
  services: NoticeServices,
  { newsId, companyId, userId, news }: About,
): Promise<void> {
  const { db, mailer, settings } = services;
  const user = await findUser(services, userId);
  if (!user || !(await listSeated(db, companyId, ["owner"])).includes(userId)) return;
  const plan = await requirePlan(db, news.planId);
  const { appUrl } = settings;
  await mailer.deliver(planMail({ newsId, userId, reader: user, news, plan, appUrl }));
}
