import { firm } from "./firm.ts";
import { answerTime, firstAnswer, whoDoesIt, whoDoesOffshore } from "./promises.ts";
import { rollover } from "./rates.ts";

type Stat = {
  /** Its place on /about, which says what it counts. */
  id: string;
  value: string;
  description: string;
  counts: string;
  /** A page that shows one of the projects behind it, or the average beside it. */
  see?: { href: string; label: string };
};

/** From the firm's own records of its projects: a total, and the best of each of the others. */
export const headlineStats: Stat[] = [
  {
    id: "revenue-growth",
    value: "3x",
    description: "revenue growth",
    counts:
      "The most that a client’s revenue has grown while we worked together. Systems never do that alone, and we do not say which share of it is ours.",
  },
  {
    id: "roi",
    value: "5x",
    description: "ROI",
    counts:
      "The most that came back in a year for each dollar paid to us, counting hours saved at what an hour costs the client. An average project pays for itself in 6 months.",
    see: { href: "/case-studies", label: "Our track record" },
  },
  {
    id: "manual-work",
    value: "85%",
    description: "manual work removed",
    counts:
      "The largest share of hours taken out of one process, counted before and after. A case study shows how such a count is made.",
    see: { href: "/case-studies/jules-associates", label: "The proposals of Jules Associates" },
  },
  {
    id: "records",
    value: "100K+",
    description: "records migrated",
    counts: "All migrations added up, on all platforms.",
    see: { href: "/case-studies/frasco-inc", label: "The migration of Frasco Inc" },
  },
];

const headline = ["Smarter Systems.", "Real Outcomes."];

export const home = {
  title: headline.join(" "),
  headline,
  description:
    "CRM, ERP, AI automation and technology strategy for growing businesses and public agencies. Platform-neutral across Salesforce, Dynamics 365 and Zoho CRM.",
  lead: "Your customer list, quotes and invoices live in different places, and people spend their days carrying facts between them. We join those systems up, and stay until the work runs by itself.",
  platforms: "Three platforms, no favorites",
  intro: {
    heading: "The right system is the one your people use on Monday.",
    paragraphs: [
      "We are a small firm of senior consultants. We work in Salesforce, Dynamics 365 and Zoho CRM every week and sell licenses for none of them, so the recommendation follows your process, team and budget.",
      `Some clients come for a CRM at a fixed fee. Others want a technology leader for a few days a month, or one routine job taken off everybody’s desk. ${whoDoesIt} ${whoDoesOffshore}`,
    ],
  },
  outcomes: "What joined-up systems have done",
  firstStep: {
    heading: "Bring us the process that annoys everyone.",
    text: `In a first conversation of ${firm.promises.firstConversation} we follow it from end to end and tell you what we would change, in which order, and what that takes.`,
  },
  membership: {
    heading: "Senior help, by the month",
    text: `Membership gives you consulting hours at a known price. Unused hours roll over for ${rollover}, what is urgent has ${firstAnswer}, and every paid plan includes the AI tools, which are coming soon.`,
  },
  closing: {
    heading: "Tell us what is in the way.",
    text: `We answer within ${answerTime}.`,
  },
};
