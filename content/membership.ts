import { firm } from "./firm.ts";
import type { Question } from "./contact.ts";
import { firstAnswer, standardAnswer, whoDoesOffshore } from "./promises.ts";
import { yearly } from "./plans.ts";
import { memberQuickstartDiscount } from "./quickstarts.ts";
import { enterpriseHours, rollover } from "./rates.ts";
import { bothRates, hoursOnSale, lowest, planTerms, rates, unusedHours } from "./terms.ts";

type Benefit = { value: string; title: string; text: string };

export const memberBenefits: Benefit[] = [
  {
    value: firm.promises.onboarding,
    title: "onboarding",
    text: "From joining to the first piece of work agreed on, with access set up.",
  },
  {
    value: firm.promises.urgent,
    title: "for urgent requests",
    text: `Our response guarantee when something stops working: ${firstAnswer}. You write once, and your consultant takes it from there.`,
  },
  {
    value: firm.promises.standard,
    title: "for standard requests",
    text: `The same guarantee for everything else: ${standardAnswer}, from someone who knows your systems.`,
  },
  {
    value: rollover,
    title: "of rollover",
    text: `${unusedHours} A quiet month is not a lost one.`,
  },
  {
    value: "Next billing cycle",
    title: "for plan changes",
    text: "Move up or down at any time. Plan changes take effect at the next billing cycle.",
  },
  {
    value: `${yearly.bonusHours} bonus hour`,
    title: "with an annual plan",
    text: `Annual plans: priority response plus ${yearly.bonusHours} free bonus hour monthly. Priority means that ${yearly.priority}.`,
  },
];

type AddOn = { name: string; text: string; price: string; href: string };

export const addOns: AddOn[] = [
  {
    name: "Extra consulting hours",
    text: "For the month that needs more than your plan holds. Agreed with you before they are worked.",
    price: bothRates.member,
    href: "/contact?plan=membership-plan&about=further-hours",
  },
  {
    name: "CRM Quickstarts",
    text: "A working Salesforce, Dynamics 365 or Zoho CRM for a fixed fee, in two to four weeks.",
    price: `${memberQuickstartDiscount}% off`,
    href: "/solutions/crm-quickstarts",
  },
  {
    name: "Technology Audit",
    text: "What you run, what it costs, where it breaks, and what to fix first.",
    price: "Quoted per project",
    href: "/solutions/technology-audit",
  },
  {
    name: "Change Management",
    text: "Training and adoption support when a new system reaches more people than your hours can.",
    price: "Quoted per project",
    href: "/solutions/change-management",
  },
];

export const membershipQuestions: Question[] = [
  {
    question: "What happens to hours we do not use?",
    answer: `${unusedHours} The dashboard shows how many you have used and how many are left.`,
  },
  {
    question: "What if we need more hours than the plan includes?",
    answer: `Members pay ${rates.onshore.member}/hr onshore and ${rates.offshore.member}/hr offshore for hours beyond the plan. We tell you before the included hours run out, and work no extra hour that you have not agreed to. Beyond the plan, offshore hours cost ${rates.offshore.member} instead of ${rates.onshore.member}; inside it, an hour is an hour.`,
  },
  {
    question: "Would hours without a plan be cheaper?",
    answer:
      "Sometimes, and the plan finder says when. CRM Essentials and Automation Builder hours go into building and upkeep. Fractional CTO and Exec Concierge hours go to leadership decisions and to being available when you call, which hourly work can’t guarantee.",
  },
  {
    question: "What is the difference between onshore and offshore?",
    answer: `Where the person doing the work is. Onshore hours are worked in the United States. ${whoDoesOffshore} You decide before work on a task begins.`,
  },
  {
    question: "Is my card charged when I sign up?",
    answer: `No. Your card is saved, not charged. We review your signup and call within ${firm.promises.call}; the card is charged only after we have spoken and you have confirmed.`,
  },
  {
    question: "Can we pay by the year?",
    answer: `Yes. A yearly term costs ${yearly.months} months’ price, paid up front. It brings ${yearly.brings}: ${yearly.priority}. Hours still come every month, and the term runs the full year.`,
  },
  {
    question: "Can we cancel?",
    answer:
      "Yes, at any time, on the billing page. The membership runs to the end of the time you have paid for, a month or a year; that time is not refunded.",
  },
  {
    question: "Can we change plans later?",
    answer:
      "Yes, in either direction. Plan changes take effect at the next billing cycle, and hours you have left roll over as usual. A move up can also start right away; the terms say how.",
  },
  {
    question: "Do the AI tools cost extra?",
    answer:
      "No. All paid plans include the AI tools. They are coming soon; each becomes available to members on the day it is released.",
  },
  {
    question: `What if ${planTerms("fractional-cto").hours} a month are not enough?`,
    answer: `The Enterprise tier covers up to ${enterpriseHours} hours a month, price on request. Tell us which systems are involved and we’ll propose a split between onshore and offshore hours.`,
  },
];

export const membershipPage = {
  description: `Four monthly plans with ${hoursOnSale} consulting hours, from ${lowest.plan}. Compare each with paying by the hour, and see whether you need one.`,
  terms: {
    legend: "How you pay",
    month: "Monthly",
    year: "Yearly",
    about: `Yearly: pay for ${yearly.months} months up front and get ${yearly.bonusHours} bonus hour every month plus priority response. Every request, urgent or not, gets ${firstAnswer}.`,
  },
  lead: "Experienced consultants every month at a known price. Choose by how many hours you need and what they are for. All paid plans include the AI tools.",
  finder: "Find your plan, or find out you don’t need one.",
  enterprise: {
    heading: "Enterprise",
    text: `Up to ${enterpriseHours} hours a month, price on request.`,
    label: "Ask about Enterprise",
  },
  savings: {
    heading: "What you save as a member",
    hours: (onshore: string, offshore: string) =>
      `Past the hours in the plan, members save ${onshore} on every onshore hour and ${offshore} on every offshore hour.`,
    quickstarts: `Members also get ${memberQuickstartDiscount}% off CRM Quickstarts, whatever the plan.`,
  },
  includedHour: {
    heading: "What plan hours give you that hourly work doesn’t",
    points: [
      {
        title: "A guaranteed response",
        text: `Urgent requests get ${firstAnswer}. Without a plan it is the next business day.`,
      },
      {
        title: "Time to use it",
        text: unusedHours,
      },
      {
        title: "No quote first",
        text: "Work begins when you ask. Hourly work is quoted in writing and approved by you before it starts.",
      },
      {
        title: "What comes with it",
        text: `${memberQuickstartDiscount}% off CRM Quickstarts, lower rates beyond the plan, and the AI tools, which are coming soon.`,
      },
    ],
  },
  tools: {
    heading: "All paid plans include the AI tools",
    text: "Six tools for the work between your systems. They are coming soon; until then, see",
    link: "what each tool does",
  },
  closing: {
    heading: "Not sure which plan fits?",
    text: `A first conversation takes ${firm.promises.firstConversation}. You describe the work, and we say which plan covers it, or that you don’t need one. Know your plan but don’t want to leave a card?`,
  },
};
