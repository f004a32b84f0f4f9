import { firm } from "./firm.ts";
import type { Term } from "./plans.ts";

export type NextStep = { title: string; text: string };

export const requestSteps: NextStep[] = [
  {
    title: "Personal consultation call",
    text: `We call within ${firm.promises.call} and ask what you run today and what should work better.`,
  },
  {
    title: "Custom plan configuration",
    text: "You get a plan with hours, price and people in writing, and change what does not fit.",
  },
  {
    title: "Account setup and access",
    text: `Once you agree we set up your account. Onboarding takes ${firm.promises.onboarding}.`,
  },
];

export const signupSteps: NextStep[] = [
  {
    title: `Review within ${firm.promises.call}`,
    text: "A consultant reads your signup and prepares for the call.",
  },
  {
    title: "A call to confirm",
    text: "We go through the plan with you and answer what is open.",
  },
  {
    title: "Card charged only after we have spoken",
    text: "Until you have confirmed on that call, nothing is charged.",
  },
  {
    title: "First session scheduled",
    text: "We agree on a day for the first session before we hang up.",
  },
];

export const cardSteps = (term: Term): NextStep[] => [
  { title: "Today", text: "Your card is saved. Nothing is charged." },
  { title: `Within ${firm.promises.call}`, text: "We call to confirm your membership." },
  { title: "After we have spoken", text: `The first ${term} is charged and your hours begin.` },
];

export const firstPlanNote = "No plan was chosen, so this is our smallest, at";

export const requestLead = `Tell us who you are. We call within ${firm.promises.call} to talk it through, and nothing is charged until you have agreed to a plan.`;
