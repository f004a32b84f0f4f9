import type { InterestValue } from "./interest-options.ts";
import type { PlanId } from "./plans.ts";
import { urgentAnswer } from "./promises.ts";

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
    label: "Taking over repeated work",
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
  { value: "urgent", label: `What is urgent, within ${urgentAnswer}` },
  { value: "every", label: `Everything, within ${urgentAnswer}` },
] as const satisfies Option[];

export const planFinder = {
  heading: "Find the plan that fits, or none",
  lead: "Five answers, and the cost of a month each way. If buying by the hour is cheaper and you need no promise, it says so.",
  work: "What are the hours for?",
  hours: "Hours a month",
  where: "Who works them, where?",
  answer: "How soon do you need a first answer?",
  people: "How many people will ask?",
  submit: "Show the cost",
  table: "A month, each way",
};
