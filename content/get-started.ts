export const freeFeatures = [
  "Blog content and resources",
  "Community forum",
  "Basic email support",
  "Monthly newsletters",
];

export const paidFeatures = [
  "5-30 consulting hours per month",
  "Priority support with a dedicated consultant",
  "CRM Quickstart packages",
  "Tools such as the project assistant",
];

export const firstSteps = [
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
    text: "Choose a plan on your dashboard. Its hours are yours from that moment, for 30 days at a time.",
  },
];

export const getStartedLead =
  "A free account lets you read, ask and find out how we think. When there is work to do, the same account takes a plan with consulting hours.";
