import { firm } from "./firm.ts";
import { lettersSpelledOut } from "./platforms.ts";
import { firstAnswer } from "./promises.ts";
import { memberQuickstartDiscount } from "./quickstarts.ts";
import { bothRates, lowest } from "./terms.ts";

type WayToPay = {
  name: string;
  price: string;
  text: string;
  link?: { href: string; label: string };
};

export const solutionsOverview = {
  searchTitle: "CRM, ERP and AI Consulting",
  description:
    "Salesforce, Dynamics 365 and Zoho CRM, fixed-fee quickstarts, automation, audits and technology leadership: find the one that fits your situation.",
  heading: "Start with the problem.",
  lead: `Find the sentence you’ve said this month. Each one leads to what we’d do, how long it takes and what it costs. ${lettersSpelledOut}`,
  concierge: {
    heading: "And one for executives",
    text: `isn’t about a system. It gives an executive one person to call when technology gets in the way of their day, with ${firstAnswer} to urgent requests.`,
  },
  waysToPay: {
    heading: "Three ways to pay",
    ways: [
      {
        name: "A fixed fee",
        price: `From ${lowest.quickstart}`,
        text: `For a job with clear limits: a CRM Quickstart, with scope and date agreed on one page. Members pay ${memberQuickstartDiscount}% less.`,
      },
      {
        name: "By the hour",
        price: `From ${lowest.hour}/hr`,
        text: `For a project with unknowns: ${bothRates.nonMember}. The hours are quoted in writing and approved by you before they are spent.`,
      },
      {
        name: "By the month",
        price: `From ${lowest.plan}`,
        text: `For steady progress, with hours included and ${bothRates.member} beyond them.`,
        link: { href: "/membership", label: "Compare membership plans" },
      },
    ] satisfies WayToPay[] as WayToPay[],
  },
  closing: {
    heading: "Did two of these sound familiar?",
    text: `They’re usually connected. Tell us which, and in a first conversation of ${firm.promises.firstConversation} we’ll work out where to start.`,
    label: "Talk it through",
  },
};
