import { plans } from "./plans.ts";
import { hoursOfPlans, hoursOnSale } from "./terms.ts";
import { rollover } from "./rates.ts";

type Stage = { name: string; text: string; features: string[] };

export const getStarted = {
  title: "Get Started Free",
  description:
    "Create a free account for what we write and for help by email, and add consulting hours when you need them. No credit card required. Upgrade anytime.",
  headline: ["Start free.", "Add hours when you need them."],
  lead: "A free account lets you read, ask and find out how we think. When there is work to do, the same account takes a plan with consulting hours.",
  note: "No credit card required. Upgrade anytime.",
  stages: "One account, two stages",
  free: {
    name: "Free",
    text: "For as long as you like.",
    features: plans.find(({ id }) => id === "free")?.features ?? [],
  } satisfies Stage,
  paid: {
    name: "With a paid plan",
    text: `From the day you choose one. The four on sale hold ${hoursOnSale} hours; we agree on more, or fewer, with you.`,
    features: [
      `${hoursOfPlans} consulting hours per month`,
      "Priority support with a dedicated consultant",
      "CRM Quickstart packages",
      "Tools such as the project assistant",
    ],
  } satisfies Stage,
  firstSteps: {
    heading: "How it starts",
    steps: [
      {
        title: "Sign in once",
        text: "That makes your account. There is no long form to fill in and no card to enter.",
      },
      {
        title: "See how we work",
        text: "Read what we have written, and write to us when something is unclear.",
      },
      {
        title: "Add hours when work is waiting",
        text: `Choose a plan on your dashboard. Its hours are yours from that moment, for ${rollover} at a time.`,
      },
    ],
  },
};
