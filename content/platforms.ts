import { dollars } from "./dollars.ts";
import { type Quickstart, quickstarts } from "./quickstarts.ts";

/** For a reader who has not met the letters. */
export const lettersSpelledOut =
  "A CRM keeps customers and deals, an ERP orders, stock and accounts.";

export type Platform = {
  slug: string;
  name: string;
  years: number;
  suits: string;
  stops: string;
  upkeep: string;
  quickstart: Quickstart;
};

/** US cents a user and month, in the lowest edition. */
const licensePrice = 1_400;

export const zohoTerms = {
  licensePrice,
  license: dollars(licensePrice),
  deployment: "2-4 weeks",
};

export const platforms = {
  salesforce: {
    slug: "salesforce",
    name: "Salesforce",
    years: 5,
    suits: "Several teams sharing a custom process that keeps changing",
    stops: "Small teams pay for capacity they never use",
    upkeep: "An administrator, yours or ours, from month one",
    quickstart: quickstarts.salesforce,
  },
  dynamics: {
    slug: "dynamics-365",
    name: "Dynamics 365",
    years: 4,
    suits: "Companies in Outlook and Excel that want finance on the same data",
    stops: "The wrong app is easy to buy and slow to undo",
    upkeep: "A Microsoft 365 administrator, a few hours a month",
    quickstart: quickstarts.dynamics,
  },
  zoho: {
    slug: "zoho-crm",
    name: "Zoho CRM",
    years: 3,
    suits: "Teams under 100 users with no one whose job is to run it",
    stops: "Deep approval chains, heavy custom code, very large data",
    upkeep: "A willing power user, a few hours a month",
    quickstart: quickstarts.zoho,
  },
} satisfies Record<string, Platform>;
