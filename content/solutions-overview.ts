import { firm } from "./firm.ts";
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
  description:
    "Salesforce, Dynamics 365 and Zoho CRM, fixed-fee quickstarts, automation, audits and technology leadership: find the one that fits your situation.",
  heading: "Solutions, by what is in your way",
  lead: "Find the sentence you have said this month. The line leads to what we would do about it, what that takes, and what it costs.",
  concierge: {
    heading: "And one for a single person",
    text: `has no system to put in order. It gives an executive one person to call when technology stands between them and their day, with ${firstAnswer} when it is urgent.`,
  },
  waysToPay: {
    heading: "Three ways to buy the same people",
    ways: [
      {
        name: "A fixed fee",
        price: `From ${lowest.quickstart}`,
        text: `For a job with a clear edge: a CRM Quickstart, with scope and date agreed on one page. Members pay ${memberQuickstartDiscount}% less.`,
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
    heading: "Two of the sentences are yours?",
    text: `Most are connected. Tell us which ones, and in a first conversation of ${firm.promises.firstConversation} we work out which to pull on first.`,
    label: "Talk it through",
  },
};
