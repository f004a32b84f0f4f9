import { firm } from "../../../content/firm.ts";
import { paragraph, questions, type Reader, toPerson } from "../../address-mail.ts";
import { toPlan } from "../../mail-buttons.ts";
import type { Fact } from "../../mail-part.ts";
import { type PlanTold, planFacts } from "../../plans/plan-facts.ts";
import { sayNews } from "./say-news.ts";
import type { PlanNews } from "./tell-owners.ts";

type Values = {
  newsId: string;
  userId: string;
  reader: Reader;
  news: PlanNews;
  company: string;
  plan: PlanTold;
  /** That is charged from now on; null where none is, or is not known. */
  card: string | null;
  appUrl: string;
};

export function planMail({ newsId, userId, reader, news, company, plan, card, ...site }: Values) {
  const { heading, sentences } = sayNews(news, plan.name, card);
  return toPerson(reader, {
    kind: "plan",
    key: `${newsId}-${userId}`,
    heading,
    parts: [
      ...sentences.map(paragraph),
      { kind: "facts", rows: [["Company", company], ...facts({ news, plan, card })] },
      toPlan(site),
      news.kind === "card-asked"
        ? questions
        : paragraph(`If this comes as a surprise, reply to this email or call ${firm.phone}.`),
    ],
  });
}

function facts({ news, plan, card }: Pick<Values, "news" | "plan" | "card">): Fact[] {
  switch (news.kind) {
    case "upgrade-lapsed":
      return [];
    case "canceled":
    case "canceled-at-once":
    case "ended-unpaid":
      return [["Plan", plan.name]];
    default:
      return [
        ...planFacts(plan, news.term),
        ["Term", news.term === "year" ? "One year" : "Month to month"],
        ...(card ? [["Charged to", card] as Fact] : []),
      ];
  }
}
