import { civilDay } from "./civil-day.ts";
import { firm } from "./firm.ts";
import { invoiceDueDays, pauseMonths, yearly } from "./plans.ts";
import type { Policy } from "./policy.ts";
import { memberQuickstartDiscount } from "./quickstarts.ts";
import { urgentAnswer } from "./promises.ts";
import { rollover } from "./rates.ts";
import { rates } from "./terms.ts";
import { termsVersion } from "./terms-version.ts";

const { call } = firm.promises;
const longestPause = Math.max(...pauseMonths);

/** Each agreement keeps the version and a hash of this. */
export const membershipTerms: Policy = {
  title: "Terms of Membership",
  description: `What a membership with ${firm.name} includes, what it costs, how fast we answer, and how to change, pause or cancel it.`,
  updated: `Effective ${civilDay(termsVersion)}`,
  lead: `These terms say what you get as a member of ${firm.name}, what you pay, and how you change, pause or leave. A project that we quote separately has terms of its own, in the quote.`,
  sections: [
    {
      id: "agreement",
      heading: "Who agrees",
      paragraphs: [
        "A membership belongs to a company. The person who signs up agrees for their company; after that its owners and billing contacts do, whenever they change the plan. We record which version was agreed to, by whom and when.",
        `Signing up saves your card and charges nothing. We call within ${call}; the membership begins, and the card is charged, only after you have confirmed on that call.`,
      ],
    },
    {
      id: "hours",
      heading: "Your hours",
      paragraphs: [
        "Each period of your plan, a month unless we have agreed otherwise, brings the plan’s hours on its first day. You see every line of work on your hours page, and a statement of each period seven days after it ends.",
        "What counts as an hour: the time spent on your work, in 15-minute increments, rounded up once for each piece of work. Every line shows the time worked and the time billed, with a sentence you can read on what was done, and it counts only once we have approved it. Work beyond your hours needs an owner’s yes, as described below.",
        "Hours are for the people of your company. They cannot be sold, or paid out in money.",
      ],
    },
    {
      id: "rollover",
      heading: "Unused hours",
      paragraphs: [
        `Unused hours roll over for ${rollover}: they can be used until ${rollover} after the last day of the period that brought them, then they expire. The hours that expire first are used first. Owners are told by email before hours expire.`,
      ],
    },
    {
      id: "answers",
      heading: "How fast we answer",
      paragraphs: [
        `We count in business hours: ${firm.hours.inWords}, except the holidays on which we are closed. When you write to us we show the day and time by which we answer. While we wait for you, the clock stops.`,
      ],
      points: [
        {
          name: "Urgent requests",
          text: `A first answer within ${urgentAnswer}.`,
        },
        {
          name: "Standard requests",
          text: "A first answer by the same time on the next business day.",
        },
        {
          name: "Non-members",
          text: "By the next business day.",
        },
      ],
    },
    {
      id: "overage",
      heading: "Hours beyond the plan",
      paragraphs: [
        `Work beyond your hours costs ${rates.onshore.member} an hour onshore and ${rates.offshore.member} an hour offshore. An owner sets how much of it we may do in a period without asking. At first that is none: no extra hour is billed before an owner has agreed to it.`,
        "Hours beyond the plan appear as one line on the next invoice, with the work itemized.",
      ],
    },
    {
      id: "offshore",
      heading: "Onshore and offshore work",
      paragraphs: [
        "Onshore hours are worked in the United States, offshore hours outside it. You decide which kind a task gets before work on it begins, and every line of work says which it was. Included hours count the same either way.",
      ],
    },
    {
      id: "charges",
      heading: "What you pay, and when",
      paragraphs: [
        "Prices are in US dollars and listed with the plans. A new price on this site does not change yours: you pay the price you joined at until you change plans or agree on another price with us.",
        "Card numbers stay with our card provider. A membership that is paid by card is charged to the card on file, which you can replace at any time.",
      ],
      points: [
        {
          name: "Monthly term",
          text: "The plan’s price at the start of each period, for that period.",
        },
        {
          name: "Yearly term",
          text: `${yearly.months} months’ price up front, at the start of the year. It brings ${yearly.brings}: ${yearly.priority}.`,
        },
        {
          name: "By invoice",
          text: `Where we have agreed on invoices instead of a card, each is due within ${invoiceDueDays} days of its date.`,
        },
        {
          name: "Member discount",
          text: `${memberQuickstartDiscount}% off the fixed price of CRM Quickstarts.`,
        },
      ],
    },
    {
      id: "failed-payments",
      heading: "When a payment fails",
      paragraphs: [
        "We tell your owners and billing contacts by email, with a link to update the card, and the card provider tries again over the following days. Until it is paid, hours that you already have stay usable, but no new ones are added. If the last try fails too, the membership ends. We send email reminders for unpaid invoices.",
      ],
    },
    {
      id: "changing",
      heading: "Changing plans",
      paragraphs: [
        "Owners and billing contacts can move up or down at any time. A change takes effect with the next period, and can be taken back until then. A plan that costs as much or more can also start right away. The current period then ends, and a new one begins that day with the new plan’s full hours. Unused hours of the period that ended expire with it; hours from earlier periods keep their dates. If you pay by card, the unused part of what you have paid is taken off the charge, and you see the amount before you agree. A yearly term runs to its end before a monthly one follows.",
      ],
    },
    {
      id: "pausing",
      heading: "Pausing",
      paragraphs: [
        `You can pause for one to ${longestPause === 3 ? "three" : longestPause} months, from the next period on. During a pause no hours are added and nothing is charged, and unused hours last longer by the length of the pause. You can end it early, on any day on which a period would begin. A pause lengthens a yearly term. There must be at least one full period between two pauses.`,
      ],
    },
    {
      id: "canceling",
      heading: "Canceling",
      paragraphs: [
        "Owners and billing contacts can cancel at any time on the billing page. Your membership runs as usual to the end of the period you have paid for, or of a yearly term. There is no refund for that time. You can take the cancellation back until the last day. You can use remaining hours until they expire.",
      ],
    },
    {
      id: "changes",
      heading: "Changes to these terms",
      paragraphs: [
        "New terms are published here under a new date. They apply to you once you agree to them: the next time you change your plan, you are asked to. Until then, the terms you agreed to still apply.",
      ],
    },
  ],
  contact: {
    id: "contact",
    heading: "Questions",
    text: "About these terms, or about what you have agreed to:",
  },
};
