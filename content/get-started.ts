import { plans } from "./plans.ts";
import { firstAnswer } from "./promises.ts";
import { hoursOfPlans, hoursOnSale } from "./terms.ts";
import { rollover } from "./rates.ts";

type Stage = { name: string; text: string; features: string[]; note?: string };

export const getStarted = {
  title: "Get Started Free",
  description:
    "Create a free account for help by email, and add consulting hours when you need them. No credit card required. Upgrade anytime.",
  headline: ["Start free.", "Add hours when you need them."],
  lead: "A free account gives you help by email and a dashboard. Add a plan with consulting hours when there is work to do.",
  note: "No credit card required. Upgrade anytime.",
  stages: "One account, two stages",
  free: {
    name: "Free",
    text: "For as long as you like.",
    features: plans.find(({ id }) => id === "free")?.features ?? [],
  } satisfies Stage,
  paid: {
    name: "With a paid plan",
    text: `Our four plans include ${hoursOnSale} hours. Need more or fewer? We’ll work it out with you.`,
    features: [
      `${hoursOfPlans} consulting hours per month`,
      "Priority support with a dedicated consultant",
      "CRM Quickstart packages",
      "Tools such as the project assistant",
    ],
    note: `Priority means ${firstAnswer} to urgent requests, or to every request with a yearly term.`,
  } satisfies Stage,
  firstSteps: {
    heading: "How it starts",
    steps: [
      {
        title: "Sign in once",
        text: "Your account is created when you first sign in. There is no long form to fill in and no card to enter.",
      },
      {
        title: "See how we work",
        text: "Read what we have written, and write to us when something is unclear.",
      },
      {
        title: "Add hours when you need them",
        text: `Choose a plan on your dashboard, where you see its price first: its hours begin that day. It may need a saved card, which the upgrade does not charge. If you sign up on this site instead, we call first to confirm. Unused hours roll over for ${rollover}.`,
      },
    ],
  },
};
