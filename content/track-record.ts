import type { ExplainedFigure } from "./case-study.ts";

export const trackRecord: ExplainedFigure[] = [
  {
    value: "80%",
    description: "manual work reduction",
    source: "/case-studies/jules-associates",
  },
  { value: "3x", description: "faster response", source: "/case-studies/jules-associates" },
  { value: "100%", description: "satisfaction", source: "/about#satisfaction" },
  {
    id: "payback",
    value: "6 months",
    description: "average payback",
    counts:
      "An average over our projects: how long the savings took to cover what the work cost. Single projects differ.",
  },
];

export const industries: { name: string; text: string; href: string; link: string }[] = [
  {
    name: "Equipment leasing",
    text: "Proposals, terms and follow-up from one record.",
    href: "/case-studies/jules-associates",
    link: "See the proposals",
  },
  {
    name: "Investigations and compliance",
    text: "Case records that survive a change of system.",
    href: "/case-studies/frasco-inc",
    link: "See the migration",
  },
  {
    name: "Healthcare compliance",
    text: "PII and PHI where only the right people reach them.",
    href: "/case-studies/shp-data",
    link: "See the controls",
  },
  {
    name: "Public sector",
    text: "How we plan for procurement, records and accessibility rules.",
    href: "/solutions/public-sector",
    link: "How we would work with you",
  },
  {
    name: "Creative agencies",
    text: "Leads, change orders and hours that add up at the month’s end.",
    href: "/solutions/ai-automation",
    link: "What can be automated",
  },
  {
    name: "Startups",
    text: "A first CRM for a fixed fee, and experienced advice by the month.",
    href: "/solutions/crm-quickstarts",
    link: "Fixed-fee starts",
  },
];

export const caseStudiesPage = {
  description:
    "Three projects with the numbers before and after: automated leasing proposals, a 20-year-old CRM migrated, a Dynamics 365 environment split for HIPAA.",
  lead: "What was there before, what we built, how long it took, and what had changed afterward.",
  trackRecord: {
    note: "80% and 3x are from one project, Jules Associates.",
    link: "What our numbers mean",
  },
  closing: {
    heading: "What would your “before” look like?",
    text: "Write down one process that takes too long and roughly how long. That is enough for a first conversation.",
  },
};
