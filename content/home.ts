import { firm } from "./firm.ts";
import { lettersSpelledOut } from "./platforms.ts";
import { firstAnswer, whoDoesIt } from "./promises.ts";
import { rollover } from "./rates.ts";

type Stat = {
  /** Its place on /about, which says what it counts. */
  id: string;
  value: string;
  description: string;
  counts: string;
  /** A page that states the figure that `counts` ends with. */
  see?: { href: string; label: string };
};

/** From the firm's own records of its projects: a total, and the best of each of the others. */
export const headlineStats: Stat[] = [
  {
    id: "revenue-growth",
    value: "3x",
    description: "revenue growth",
    counts:
      "The most that a client’s revenue has grown while we worked together. Systems never do that alone, and we don’t claim a share of it.",
  },
  {
    id: "roi",
    value: "5x",
    description: "ROI",
    counts:
      "The best one-year return on a dollar paid to us, valuing hours saved at what they cost the client.",
  },
  {
    id: "manual-work",
    value: "85%",
    description: "manual work removed",
    counts:
      "The largest share of hours taken out of one process, counted before and after. That project is not among the three we have published; the highest there is 80%.",
    see: { href: "/case-studies/jules-associates", label: "See the Jules Associates case" },
  },
  {
    id: "records",
    value: "100K+",
    description: "records migrated",
    counts: "All migrations added up, on all platforms.",
  },
];

const headline = ["Smarter Systems.", "Real Outcomes."];

export const home = {
  title: headline.join(" "),
  headline,
  description:
    "CRM, ERP, AI automation and technology strategy for growing businesses and public agencies. Platform-neutral across Salesforce, Dynamics 365 and Zoho CRM.",
  lead: "Your customer list, quotes and invoices live in different places, and people spend their days copying from one to the next. We connect those systems and stay until the work runs on its own.",
  platforms: "Three platforms, no favorites",
  intro: {
    heading: "The right system is the one your people use on Monday.",
    paragraphs: [
      `We are a small firm of experienced consultants. We work in Salesforce, Dynamics 365 and Zoho CRM every week and sell licenses for none of them, so the recommendation follows your process, team and budget. ${lettersSpelledOut}`,
      `Some clients come for a CRM at a fixed fee. Others want a technology leader for a few days a month, or one routine job off everyone’s desk. ${whoDoesIt}`,
    ],
  },
  outcomes: {
    heading: "What connected systems have done",
    note: "Our best results so far, and one total.",
    link: "See what each figure measures",
  },
  firstStep: {
    heading: "Bring us one process that takes too long.",
    text: `In a first conversation of ${firm.promises.firstConversation} we follow it from end to end and tell you what we’d change, in what order, and how long it would take.`,
  },
  membership: {
    heading: "Experienced help, by the month",
    text: `Consulting hours at a known price. Unused hours roll over for ${rollover}, urgent requests get ${firstAnswer}, and the AI tools are included when they launch.`,
  },
  closing: {
    heading: "Tell us what’s slowing you down.",
    text: "A few sentences are enough: what you run today, and where the time goes.",
  },
};
