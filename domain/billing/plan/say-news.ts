import { civilDay, lastDay } from "../../../content/civil-day.ts";
import { daysBetween } from "../../fields/civil-date.ts";
import type { PlanNews } from "./tell-owners.ts";

type Said = { heading: string; sentences: string[] };

export function sayNews(news: PlanNews, plan: string): Said {
  switch (news.kind) {
    case "change-planned":
      return {
        heading: `Your plan changes on ${civilDay(news.on)}`,
        sentences: [
          `The period that begins on ${civilDay(news.on)} brings what you see below. Until then your plan stays as it is, and hours you have keep their dates.`,
        ],
      };
    case "change-taken-back":
      return {
        heading: "Your plan stays as it is",
        sentences: ["The change that was planned has been taken back."],
      };
    case "upgraded":
      return {
        heading: `Your plan is now ${plan}`,
        sentences: [
          `A new period began on ${civilDay(news.on)}, with all of its hours. It replaces the period before it and what was left of that one; hours from earlier periods keep their dates.`,
        ],
      };
    case "canceled":
      return {
        heading: "Your membership is canceled",
        sentences: [
          `Its last day is ${lastDay(news.endsOn)}. Until then it stays as it is, and you can take the cancellation back.`,
          "Hours remaining after that day can be used until they expire.",
        ],
      };
    case "cancellation-taken-back":
      return {
        heading: "Your membership goes on",
        sentences: [
          `The cancellation has been taken back. Your next period begins on ${civilDay(news.on)}.`,
        ],
      };
    case "pause-planned":
      return {
        heading: `Your membership pauses on ${civilDay(news.from)}`,
        sentences: [
          `From ${civilDay(news.from)} through ${lastDay(news.until)} no hours come and none run out: what is left when the pause begins lasts ${daysBetween(news.from, news.until)} days longer.`,
          `Your next period begins on ${civilDay(news.until)}. You can take the pause back, or end it early.`,
        ],
      };
    case "pause-taken-back":
      return {
        heading: "Your membership goes on without a pause",
        sentences: [
          `The pause that was planned has been taken back. Your next period begins on ${civilDay(news.on)}.`,
        ],
      };
    case "card-takes-over":
      return {
        heading: `Your card pays from ${civilDay(news.on)}`,
        sentences: [
          `Nothing is charged to it before ${civilDay(news.on)}, and no invoices to be paid by hand come after that. What has been invoiced until then stays to be paid as it says.`,
        ],
      };
    case "card-asked":
      return {
        heading: "Would you like to pay by card?",
        sentences: [
          "Open your plan, save a card, and you need not pay our invoices by hand any more.",
          `The card would be charged from ${civilDay(news.on)} on, when what is invoiced already ends. Nothing is charged twice.`,
        ],
      };
    case "pause-ends-early":
      return {
        heading: `Your membership resumes on ${civilDay(news.on)}`,
        sentences: [
          `The pause ends early, and your next period begins on ${civilDay(news.on)}. Hours from before the pause last longer by as long as it lasted.`,
        ],
      };
  }
}
