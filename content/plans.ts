import { dollars } from "./dollars.ts";
import { firstAnswer } from "./promises.ts";
import { memberQuickstartDiscount } from "./quickstarts.ts";

export type PlanId =
  | "free"
  | "crm-essentials"
  | "automation-builder"
  | "fractional-cto"
  | "exec-concierge"
  | "essential"
  | "growth"
  | "scale"
  | "enterprise";

export type Plan = {
  id: PlanId;
  name: string;
  /** US cents a month. */
  price: number;
  hoursIncluded: number;
  description: string;
  idealFor: string;
  features: string[];
  popular?: boolean;
  /** `default` is where everyone starts, `sold` is offered at /membership, `tier` is what an admin may approve. */
  where: "default" | "sold" | "tier";
};

const quickstartDiscount = `${memberQuickstartDiscount}% off CRM Quickstarts`;

const urgentFirst = `Urgent requests: ${firstAnswer}`;

const offers: Plan[] = [
  {
    id: "free",
    name: "Free",
    price: 0,
    hoursIncluded: 0,
    description: "The blog and email support at no cost. A forum and a newsletter are coming soon.",
    idealFor: "Anyone getting to know how we work",
    features: [
      "Blog content and resources",
      "Community forum",
      "Basic email support",
      "Monthly newsletters",
    ],
    where: "default",
  },
  {
    id: "crm-essentials",
    name: "CRM Essentials",
    price: 125_000,
    hoursIncluded: 10,
    description: "Steady care for one CRM: kept clean, kept useful, improved every month.",
    idealFor: "Teams whose CRM works but could work better",
    features: [
      "CRM administration and user support",
      "Reports and dashboards",
      "Data cleanup and imports",
      urgentFirst,
      "All AI productivity tools",
      quickstartDiscount,
    ],
    where: "sold",
  },
  {
    id: "automation-builder",
    name: "Automation Builder",
    price: 187_500,
    hoursIncluded: 15,
    description: "Repeated work taken out of your week, one workflow at a time.",
    idealFor: "Operations teams still copying between systems",
    features: [
      "Workflow design and build",
      "AI assistants for routine work",
      "Integrations between your systems",
      urgentFirst,
      "All AI productivity tools",
      quickstartDiscount,
    ],
    where: "sold",
  },
  {
    id: "fractional-cto",
    name: "Fractional CTO",
    price: 350_000,
    hoursIncluded: 20,
    description:
      "A senior technologist on your leadership team for decisions, vendors and delivery.",
    idealFor: "Growing companies without a technology executive",
    features: [
      "Technology roadmap and budget",
      "Vendor selection and contracts",
      "Architecture and security review",
      urgentFirst,
      "All AI productivity tools",
      quickstartDiscount,
    ],
    popular: true,
    where: "sold",
  },
  {
    id: "exec-concierge",
    name: "Exec Concierge",
    price: 90_000,
    hoursIncluded: 6,
    description: "One person to call when technology gets in the way of your day.",
    idealFor: "Executives and small leadership teams",
    features: [
      "Direct line to a dedicated consultant",
      "Devices, accounts and travel setup",
      "A second opinion before you click or buy",
      urgentFirst,
      "All AI productivity tools",
      quickstartDiscount,
    ],
    where: "sold",
  },
  {
    id: "essential",
    name: "Essential",
    price: 90_000,
    hoursIncluded: 5,
    description: "A small block of hours for questions and fixes.",
    idealFor: "Small teams with an occasional need",
    features: ["Priority support", "All AI productivity tools"],
    where: "tier",
  },
  {
    id: "growth",
    name: "Growth",
    price: 180_000,
    hoursIncluded: 10,
    description: "Regular hours to keep one project moving.",
    idealFor: "Teams improving one system at a time",
    features: ["Dedicated consultant", "All AI productivity tools"],
    where: "tier",
  },
  {
    id: "scale",
    name: "Scale",
    price: 270_000,
    hoursIncluded: 15,
    description: "Enough hours to run two projects side by side.",
    idealFor: "Companies adding systems and people",
    features: ["Dedicated consultant", "All AI productivity tools"],
    where: "tier",
  },
  {
    id: "enterprise",
    name: "Enterprise",
    price: 350_000,
    hoursIncluded: 30,
    description: "A standing team for organizations with several systems in motion.",
    idealFor: "Larger organizations and public agencies",
    features: ["Dedicated team", "Quarterly technology review", "All AI productivity tools"],
    where: "tier",
  },
];

export const hoursFeature = (hours: number) => `${hours} consulting hours a month`;

export const plans: Plan[] = offers.map((plan) => ({
  ...plan,
  features: plan.hoursIncluded
    ? [hoursFeature(plan.hoursIncluded), ...plan.features]
    : plan.features,
}));

export const soldPlans = plans.filter((plan) => plan.where === "sold");

export type Term = "month" | "year";

/** Paid for at once; its hours still come every month. */
export const yearly = {
  months: 12,
  bonusHours: 1,
  brings: "1 bonus hour every month and priority response",
  priority: `every request, urgent or not, gets ${firstAnswer}`,
};

/** What a term costs, in US cents. */
export const termPrice = (monthly: number, term: Term) =>
  term === "year" ? monthly * yearly.months : monthly;

/** A month's part of what a term costs, in US cents. */
export const monthlyPart = (cents: number, term: Term) =>
  term === "year" ? Math.round(cents / yearly.months) : cents;

export const sayTermPrice = (monthly: number, term: Term) =>
  `${dollars(termPrice(monthly, term))} ${term === "year" ? "once a year" : "per month"}`;

export const pauseMonths = [1, 2, 3];

export const invoiceDueDays = 14;

/** Percent off a Quickstart that a plan brings. */
export const quickstartDiscountOf = (planId: string | null): number =>
  plans.find(({ id }) => id === planId)?.features.includes(quickstartDiscount)
    ? memberQuickstartDiscount
    : 0;
