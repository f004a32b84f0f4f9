import { civilDay, lastDay } from "../../../content/civil-day.ts";
import { daysBetween } from "../../fields/civil-date.ts";
import type { PlanNews } from "./tell-owners.ts";

type Said = { heading: string; sentences: string[] };

export function sayNews(news: PlanNews, plan: string, card: string | null): Said {
  switch (news.kind) {
    case "change-planned":
      return {
        heading: `Your plan changes on ${civilDay(news.on)}`,
        sentences: [
          `From the period that begins on ${civilDay(news.on)}, you have the plan below. Until then your plan stays as it is, and the hours you have keep their expiration dates.`,
        ],
      };
    case "change-taken-back":
      return {
        heading: "Your plan stays as it is",
        sentences: ["The planned change has been called off."],
      };
    case "upgraded":
      return {
        heading: `Your plan is now ${plan}`,
        sentences: [
          `A new period began on ${civilDay(news.on)}, with all of its hours. It replaces the period you were in, along with any hours left in it. Hours from earlier periods keep their expiration dates, less what a pause that it ended had added.`,
        ],
      };
    case "taken-unbilled":
      return {
        heading: `Your plan is now ${plan}`,
        sentences: [
          `It was taken on the dashboard, and its first period began on ${civilDay(news.on)}, with all of its hours. A period that it replaced has ended, along with any hours left in it; hours from earlier periods keep their expiration dates, less what a pause that it ended had added.`,
          "This upgrade charges no card.",
        ],
      };
    case "upgrade-lapsed":
      return {
        heading: `The change to ${plan} was called off`,
        sentences: [
          "It was not paid within a day, so your plan stays as it is and nothing was charged for the change. You can choose it again at any time.",
        ],
      };
    case "canceled":
      return {
        heading: `Your membership is canceled and ends on ${lastDay(news.endsOn)}`,
        sentences: [
          "Until then it stays as it is, and you can still call off the cancellation.",
          "Nothing is charged for time after that day, and you can use any hours left then until they expire.",
        ],
      };
    case "canceled-at-once":
      return {
        heading: "Your membership has ended",
        sentences: [
          "It was canceled while no period was running, so it ended at once.",
          "You can use any hours left until they expire. To come back, open your plan and choose one, or reply to this email.",
        ],
      };
    case "cancellation-taken-back":
      return {
        heading: "Your membership continues",
        sentences: [
          `The cancellation has been called off. Your next period begins on ${civilDay(news.on)}.`,
        ],
      };
    case "pause-planned":
      return {
        heading: `Your membership pauses on ${civilDay(news.from)}`,
        sentences: [
          `From ${civilDay(news.from)} through ${lastDay(news.until)} the plan costs nothing, no new hours come and none expire: what is left when the pause begins lasts ${daysBetween(news.from, news.until)} days longer.`,
          `Your next period begins on ${civilDay(news.until)}. You can call off the pause or end it early.`,
        ],
      };
    case "pause-taken-back":
      return {
        heading: "Your membership continues without a pause",
        sentences: [
          `The planned pause has been called off. Your next period begins on ${civilDay(news.on)}.`,
        ],
      };
    case "card-takes-over":
      return {
        heading: `Card payments begin on ${civilDay(news.on)}`,
        sentences: [
          `Nothing is charged to ${card ?? "your card"} before ${civilDay(news.on)}. From then on, we send no more invoices to pay by hand; please pay the ones you already have by their due dates.`,
        ],
      };
    case "card-asked":
      return {
        heading: "Would you like to pay by card?",
        sentences: [
          "Open your plan and save a card, and you will no longer have to pay our invoices by hand.",
          `We would first charge the card on ${civilDay(news.on)}, when the time already invoiced ends. Nothing is charged twice.`,
        ],
      };
    case "ended-unpaid":
      return {
        heading: "Your membership has ended",
        sentences: [
          "The payment for a new period was not completed, so the membership has ended. We ask for this payment no more: the invoice is void.",
          "You can use any hours left until they expire. To continue, open your plan and choose one, or reply to this email.",
        ],
      };
    case "pause-ends-early":
      return {
        heading: `Your membership resumes on ${civilDay(news.on)}`,
        sentences: [
          `The pause ends early, and your next period begins on ${civilDay(news.on)}. Hours from before the pause last that much longer.`,
        ],
      };
  }
}
