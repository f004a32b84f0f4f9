import { firm } from "./firm.ts";
import type { Question } from "./contact.ts";

type Benefit = { value: string; title: string; text: string };

/** In the order a member meets them. */
export const memberBenefits: Benefit[] = [
  {
    value: firm.promises.onboarding,
    title: "onboarding",
    text: "From joining to the first piece of work agreed, with access set up.",
  },
  {
    value: firm.promises.urgent,
    title: "for urgent requests",
    text: "Our response guarantee when something has stopped. You write once; we find the right person.",
  },
  {
    value: firm.promises.standard,
    title: "for standard requests",
    text: "The same guarantee for everything else, answered by someone who knows your systems.",
  },
  {
    value: "30 days",
    title: "of rollover",
    text: "Unused hours roll over for 30 days, then expire. A quiet month is not a lost one.",
  },
  {
    value: "Next billing cycle",
    title: "for plan changes",
    text: "Move up or down at any time. Plan changes take effect at the next billing cycle.",
  },
  {
    value: "1 bonus hour",
    title: "with an annual plan",
    text: "Annual plans: priority response plus 1 free bonus hour monthly.",
  },
];

type HourlyRate = {
  service: string;
  /** US cents an hour. */
  member: number;
  nonMember: number;
};

/** What an hour costs beyond those a plan includes, and without a plan. */
export const hourlyRates: HourlyRate[] = [
  { service: "Onshore consulting", member: 12_000, nonMember: 14_500 },
  { service: "Offshore consulting", member: 6_000, nonMember: 7_500 },
];

/** Hours a month of the Enterprise tier, for whom no sold plan is large enough. */
export const enterpriseHours = 40;

type AddOn = { name: string; text: string; price: string; href: string };

export const addOns: AddOn[] = [
  {
    name: "Extra consulting hours",
    text: "For the month that needs more than your plan holds. Agreed with you before they are worked.",
    price: "$120/hr onshore, $60/hr offshore",
    href: "/contact?plan=membership-plan",
  },
  {
    name: "CRM Quickstarts",
    text: "A working Salesforce, Dynamics 365 or Zoho CRM for a fixed fee, in two to four weeks.",
    price: "15% off",
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
    answer:
      "Unused hours roll over for 30 days, then expire. The dashboard shows how many you have used and how many are left.",
  },
  {
    question: "What if we need more hours than the plan includes?",
    answer:
      "Members pay $120/hr onshore and $60/hr offshore for hours beyond the plan. We tell you before the included hours run out, and work no extra hour that you have not agreed to.",
  },
  {
    question: "Why does an included hour cost more on some plans?",
    answer:
      "Because it is a different hour. CRM Essentials and Automation Builder hours go into building and upkeep. Fractional CTO and Exec Concierge hours go to leadership decisions and to being there when you call.",
  },
  {
    question: "What is the difference between onshore and offshore?",
    answer:
      "Where the person doing the work sits. Onshore hours are worked in the United States, offshore hours outside it. You decide which kind a task gets before work on it begins.",
  },
  {
    question: "Is my card charged when I sign up?",
    answer: `No. Your card is saved, not charged. We review your signup and call within ${firm.promises.call}; the card is charged only after we have spoken and you have confirmed.`,
  },
  {
    question: "Can we change plans later?",
    answer:
      "Yes, in either direction. Plan changes take effect at the next billing cycle, and hours you have left roll over as usual.",
  },
  {
    question: "Do the AI tools cost extra?",
    answer:
      "No. All paid plans include the AI tools. They are coming soon; each becomes available to members on the day it is released.",
  },
  {
    question: "What if 20 hours a month are not enough?",
    answer:
      "The Enterprise tier covers up to 40 hours a month, price on request. Tell us which systems are involved and we will propose a split between onshore and offshore hours.",
  },
];

export const membershipPage = {
  lead: "Senior consulting hours every month at a known price. Choose by how many hours you need and what they are for. All paid plans include the AI tools.",
  closing: {
    heading: "Not sure which plan fits?",
    text: `A first consultation takes ${firm.promises.firstConversation}. You describe the work, and we say which plan covers it, or that you need none. Sure of the plan, but not of leaving a card?`,
  },
};
