import type { Queryable } from "../../../platform/db/database.ts";
import type { Log } from "../../../platform/log.ts";
import { findUser } from "../../accounts/require-user.ts";
import { findCompany } from "../../companies/find-company.ts";
import { isSeated } from "../../companies/require-seat.ts";
import type { NoticeServices } from "../../hours/notices/send-hours-notice.ts";
import { agreedPlan } from "../../membership/agreed-plan.ts";
import { findLatest } from "../../membership/find-membership.ts";
import { requirePlan } from "../../plans/require-plan.ts";
import { cardOnFile } from "../sales/sale-card.ts";
import { isStillSo } from "./is-still-so.ts";
import { planMail } from "./plan-mail.ts";
import type { PlanNews } from "./tell-owners.ts";

export const isCharged: Record<PlanNews["kind"], boolean> = {
  "change-planned": true,
  "change-taken-back": true,
  upgraded: true,
  "taken-unbilled": false,
  "upgrade-lapsed": false,
  canceled: false,
  "canceled-at-once": false,
  "cancellation-taken-back": true,
  "pause-planned": true,
  "pause-taken-back": true,
  "pause-ends-early": true,
  "card-takes-over": true,
  "card-asked": false,
  "ended-unpaid": false,
};

async function planTold(db: Queryable, companyId: string, planId: string) {
  const held = await findLatest(db, companyId);
  if (!held) return requirePlan(db, planId);
  return agreedPlan(db, { membership: held.membership, last: held.period }, planId);
}

type About = { newsId: string; companyId: string; userId: string; news: PlanNews };

export async function sendPlanMail(
  services: NoticeServices & { log: Log },
  { newsId, companyId, userId, news }: About,
): Promise<void> {
  const { db, log, mailer, settings } = services;
  const user = await findUser(services, userId);
  if (!user || !(await isSeated(db, { companyId, userId }, ["owner"]))) return;
  if (!(await isStillSo(db, companyId, news)))
    return log.info(
      { newsId, companyId, news: news.kind },
      "plan mail is not sent: it is no longer so",
    );
  const plan = await planTold(db, companyId, news.planId);
  const card = isCharged[news.kind] ? ((await cardOnFile(db, companyId))?.name ?? null) : null;
  const { name: company } = await findCompany(db, companyId);
  const { appUrl } = settings;
  await mailer.deliver(
    planMail({ newsId, userId, reader: user, news, company, plan, card, appUrl }),
  );
}
