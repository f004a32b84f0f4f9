import { type Quickstart, quickstarts } from "./quickstarts.ts";

export type Platform = {
  slug: string;
  name: string;
  years: number;
  suits: string;
  licenses: string;
  strengths: string;
  stops: string;
  upkeep: string;
  quickstart: Quickstart;
};

export const zohoTerms = { license: "$14", deployment: "2-4 weeks" };

export const platforms = {
  salesforce: {
    slug: "salesforce",
    name: "Salesforce",
    years: 5,
    suits: "Several teams on one process that is your own, and that will keep changing",
    licenses: "Per user, in editions; Service and Marketing Cloud are licensed beside Sales Cloud",
    strengths: "Models almost any process without code, and has an app for most of the rest",
    stops: "The bill grows with every cloud and edition; small teams pay for room they never use",
    upkeep: "An administrator, in house or ours, from the first month on",
    quickstart: quickstarts.salesforce,
  },
  dynamics: {
    slug: "dynamics-365",
    name: "Dynamics 365",
    years: 4,
    suits: "Companies that work in Outlook, Teams and Excel, and want finance on the same data",
    licenses: "Per user and app; a second app for the same person costs less than the first",
    strengths: "Sits inside Microsoft 365, with Power Automate and Power BI on the same records",
    stops: "Many products share the name; the wrong app is easy to buy and slow to undo",
    upkeep: "Someone who knows Microsoft 365 administration, a few hours a month",
    quickstart: quickstarts.dynamics,
  },
  zoho: {
    slug: "zoho-crm",
    name: "Zoho CRM",
    years: 3,
    suits: "Teams under 100 users who want a full CRM without a department to run it",
    licenses: `From ${zohoTerms.license} per user per month`,
    strengths:
      "Quick to learn, quick to change, with mail, books and help desk from the same maker",
    stops: "Deep approval chains, heavy custom code and very large data belong elsewhere",
    upkeep: "A keen user with a few hours a month, and us for what they get stuck on",
    quickstart: quickstarts.zoho,
  },
} satisfies Record<string, Platform>;
