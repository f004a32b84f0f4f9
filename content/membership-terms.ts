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
  updated: `In effect since ${civilDay(termsVersion)}`,
  lead: `These terms say what you get as a member of ${firm.name}, what you pay, and how you change, pause or leave. A project that we quote separately has terms of its own, in the quote.`,
  sections: [
    {
      id: "agreement",
      heading: "Who agrees",
      paragraphs: [
        "A membership belongs to a company. Whoever signs up agrees for their company; after that its owners and billing contacts do, whenever they change the plan. We keep which version was agreed to, by whom and when.",
        `Signing up saves your card and charges nothing. We call within ${call}; the membership begins, and the card is charged, only after you have confirmed on that call.`,
      ],
    },
    {
      id: "hours",
      heading: "Your hours",
      paragraphs: [
        "Each period of your plan, a month unless we have agreed otherwise, brings the plan’s hours on its first day. We log work in steps of 15 minutes, rounded up once, each with a sentence that says what was done. You see every line on your hours page, and a statement of each period seven days after it ends.",
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
        `We count in business hours: ${firm.hours.inWords}, except the holidays on which we are closed. When you write to us we show the day and time by which we answer. While we wait for you, that time stands still.`,
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
          name: "Everything else",
          text: "Questions from people who are not members yet: by the next business day.",
        },
      ],
    },
    {
      id: "overage",
      heading: "Hours beyond the plan",
      paragraphs: [
        `Work beyond your hours costs ${rates.onshore.member} an hour onshore and ${rates.offshore.member} an hour offshore. An owner sets how much of it we may do in a period without asking. At first that is none: no extra hour is billed before an owner has agreed to it.`,
        "What a period used beyond its hours is one line on the next invoice, with the work behind it.",
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
        "Prices are in US dollars and listed with the plans. A new price on this site does not change yours: you pay what you joined at until you change plans or we have agreed on another price with you.",
        "Card numbers stay with our card provider. A membership that is paid by card is charged to the card on file, which you can replace at any time.",
      ],
      points: [
        {
          name: "Monthly term",
          text: "The plan’s price at the start of each period, for that period.",
        },
        {
          name: "Yearly term",
          text: `${yearly.months} months’ price at once, at the start of the year. It brings ${yearly.brings}: ${yearly.priority}.`,
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
        "We tell your owners and billing contacts by email, with a link to put the card right, and the card provider tries again over the following days. Until it is paid, hours that you already have stay usable, but no new ones come. If the last try fails too, the membership ends. An invoice that stays unpaid is reminded of by email.",
      ],
    },
    {
      id: "changing",
      heading: "Changing plans",
      paragraphs: [
        "Owners and billing contacts can move up or down at any time. A change takes effect with the next period, and can be taken back until then. A plan that costs as much or more can also be taken at once: that ends the present period, with what is left of it, and begins a new one. Hours from earlier periods keep their dates. A yearly term is kept to its end before a monthly one follows.",
      ],
    },
    {
      id: "pausing",
      heading: "Pausing",
      paragraphs: [
        `You can pause for one to ${longestPause === 3 ? "three" : longestPause} months, from the next period on. In a pause no hours come and nothing is charged, and the hours that are left last longer by as long as the pause. You can end it early, on any day on which a period would begin. A pause lengthens a yearly term. Between two pauses lies at least one period.`,
      ],
    },
    {
      id: "canceling",
      heading: "Canceling",
      paragraphs: [
        "Owners and billing contacts can cancel at any time on the billing page. The membership ends with the period that is paid for, or with the year of a yearly term, and goes on as usual until then; what has been paid for that time is not refunded. You can take the cancellation back until the last day. Hours that are left after it can be used until they expire.",
      ],
    },
    {
      id: "changes",
      heading: "Changes to these terms",
      paragraphs: [
        "New terms are published here under a new date. They apply to you once you agree to them: the next time you change your plan, you are asked to. Until then the terms that you agreed to hold.",
      ],
    },
  ],
  contact: {
    id: "contact",
    heading: "Questions",
    text: "About these terms, or about what you have agreed to:",
  },
};
