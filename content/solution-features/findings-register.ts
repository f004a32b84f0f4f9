/** From 1, slight, to 5. */
type Degree = 1 | 2 | 3 | 4 | 5;

export type Finding = {
  title: string;
  evidence: string;
  severity: { label: "High" | "Medium" | "Low"; degree: Degree };
  effort: { label: "Small" | "Medium" | "Large"; degree: Degree };
  reason: string;
};

/** Made up for the page, in the order of repair. */
export const sampleFindings: Finding[] = [
  {
    title: "Former employees can still sign in",
    evidence: "CRM accounts compared with the payroll list.",
    severity: { label: "High", degree: 5 },
    effort: { label: "Small", degree: 1 },
    reason: "Prevents the most harm for the least work.",
  },
  {
    title: "No backup has ever been restored",
    evidence: "No one has opened a copy.",
    severity: { label: "High", degree: 4 },
    effort: { label: "Medium", degree: 2 },
    reason: "Everything after this changes data.",
  },
  {
    title: "Licenses paid for people who never log in",
    evidence: "Last sign-in by account, against the invoice.",
    severity: { label: "Low", degree: 1 },
    effort: { label: "Small", degree: 1 },
    reason: "Due before the renewal date.",
  },
  {
    title: "The same customer under several names",
    evidence: "Records matched by phone and address.",
    severity: { label: "Medium", degree: 3 },
    effort: { label: "Medium", degree: 3 },
    reason: "The next fix would copy the duplicates.",
  },
  {
    title: "Orders retyped from CRM to accounting",
    evidence: "A week of orders, line by line.",
    severity: { label: "High", degree: 4 },
    effort: { label: "Large", degree: 5 },
    reason: "Needs clean customers first.",
  },
];

/** Corners of the plot of harm over work. */
export const zones = [
  { name: "Fix first", right: false, low: false },
  { name: "Plan it", right: true, low: false },
  { name: "When convenient", right: false, low: true },
  { name: "Leave it", right: true, low: true },
];

export const plotNote =
  "A sample, made up for this page. The numbers are the order in which we would fix them: harm and work decide, and what has to come before something else.";
