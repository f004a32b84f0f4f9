import { firm } from "../../../content/firm.ts";
import { paragraph, type Reader, toPerson } from "../../address-mail.ts";
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
  plan: PlanTold;
  /** That is charged from now on; null where none is, or is not known. */
  card: string | null;
  appUrl: string;
};

export function planMail({ newsId, userId, reader, news, plan, card, ...site }: Values) {
  const { heading, sentences } = sayNews(news, plan.name, card);
  return toPerson(reader, {
    kind: "plan",
    key: `${newsId}-${userId}`,
    heading,
    parts: [
      ...sentences.map(paragraph),
      {
        kind: "facts",
        rows: [
          ...planFacts(plan, news.term),
          ["Term", news.term === "year" ? "One year" : "Month to month"],
          ...(card ? [["Charged to", card] as Fact] : []),
        ],
      },
      toPlan(site),
      paragraph(`If this comes as a surprise, reply to this email or call ${firm.phone}.`),
    ],
  });
}
