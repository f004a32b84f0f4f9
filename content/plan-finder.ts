import type { InterestValue } from "./interest-options.ts";
import type { PlanId } from "./plans.ts";
import { urgentAnswer } from "./promises.ts";
import { unbroken } from "./unbroken.ts";

type Option = { value: string; label: string };

export type FinderWork = Option & {
  plan: PlanId;
  /** What a message about it is filed under where no plan is needed. */
  interest?: InterestValue;
  /** A small leadership team: for more people one consultant is too few. */
  mostPeople?: number;
};

export const finderWork = [
  { value: "crm", label: "Keeping a CRM in order", plan: "crm-essentials" },
  {
    value: "automation",
    label: "Automating repeated work",
    plan: "automation-builder",
    interest: "ai-automation",
  },
  { value: "decisions", label: "Technology decisions", plan: "fractional-cto" },
  {
    value: "executive",
    label: "An executive’s own devices and accounts",
    plan: "exec-concierge",
    interest: "executive-concierge",
    mostPeople: 5,
  },
] as const satisfies FinderWork[];

export const finderPlaces = [
  { value: "onshore", label: "Onshore" },
  { value: "offshore", label: "Offshore" },
] as const satisfies Option[];

export const finderAnswers = [
  { value: "day", label: "The next business day will do" },
  { value: "urgent", label: `Urgent requests within ${unbroken(urgentAnswer)}` },
  { value: "every", label: `Every request within ${unbroken(urgentAnswer)}` },
] as const satisfies Option[];

export const planFinder = {
  heading: "Find your plan, or find out you don’t need one",
  lead: "Answer five questions and compare the monthly cost. If paying by the hour is cheaper and you don’t need a guaranteed response time, we’ll say so.",
  work: "What are the hours for?",
  hours: "Hours a month",
  where: "Onshore or offshore?",
  answer: "How soon do you need a first answer?",
  people: "How many people will send requests?",
  submit: "Show the cost",
  table: "Monthly cost, compared",
};
