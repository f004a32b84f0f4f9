import { firm } from "../../../content/firm.ts";
import { findUser } from "../../accounts/require-user.ts";
import { paragraph, toPerson } from "../../address-mail.ts";
import { listSeated } from "../../companies/require-seat.ts";
import { type NoticeServices, toPlan } from "../../hours/send-hours-notice.ts";
import { planFacts } from "../../plans/plan-facts.ts";
import { requirePlan } from "../../plans/require-plan.ts";
import { sayNews } from "./say-news.ts";
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
  const { heading, sentences } = sayNews(news, plan.name);
  await mailer.deliver(
    toPerson(user, {
      id: `plan-${newsId}-${userId}`,
      heading,
      parts: [
        ...sentences.map(paragraph),
        {
          kind: "facts",
          rows: [
            ...planFacts(plan, news.term),
            ["Term", news.term === "year" ? "A year" : "Month to month"],
          ],
        },
        toPlan(settings),
        paragraph(`If this comes as a surprise, reply to this email or call ${firm.phone}.`),
      ],
    }),
  );
}
