export type Platform = {
  /** Slug of its solution page. */
  slug: string;
  name: string;
  /** How long our consultants have worked with it. */
  experience: string;
  suits: string;
  licenses: string;
  strengths: string;
  stops: string;
  upkeep: string;
  /** The platform of its quickstart in `quickstarts.ts`. */
  quickstart: string;
};

export const platforms: Platform[] = [
  {
    slug: "salesforce",
    name: "Salesforce",
    experience: "5+ years",
    suits: "Several teams on one process that is your own, and that will keep changing",
    licenses: "Per user, in editions; Service and Marketing Cloud are licensed beside Sales Cloud",
    strengths: "Models almost any process without code, and has an app for most of the rest",
    stops: "The bill grows with every cloud and edition; small teams pay for room they never use",
    upkeep: "An administrator, in house or ours, from the first month on",
    quickstart: "Salesforce Sales Cloud",
  },
  {
    slug: "dynamics-365",
    name: "Dynamics 365",
    experience: "4+ years",
    suits: "Companies that work in Outlook, Teams and Excel, and want finance on the same data",
    licenses: "Per user and app; a second app for the same person costs less than the first",
    strengths: "Sits inside Microsoft 365, with Power Automate and Power BI on the same records",
    stops: "Many products share the name; the wrong app is easy to buy and slow to undo",
    upkeep: "Someone who knows Microsoft 365 administration, a few hours a month",
    quickstart: "Dynamics 365 Sales",
  },
  {
    slug: "zoho-crm",
    name: "Zoho CRM",
    experience: "3+ years",
    suits: "Teams under 100 users who want a full CRM without a department to run it",
    licenses: "From $14 per user per month",
    strengths:
      "Quick to learn, quick to change, with mail, books and help desk from the same maker",
    stops: "Deep approval chains, heavy custom code and very large data belong elsewhere",
    upkeep: "A keen user with a few hours a month, and us for what they get stuck on",
    quickstart: "Zoho CRM Standard",
  },
];
