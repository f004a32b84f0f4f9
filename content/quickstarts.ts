export type Quickstart = {
  platform: string;
  timeline: string;
  scope: string;
  /** US cents, fixed. */
  price: number;
};

export const quickstarts = {
  salesforce: {
    platform: "Salesforce Sales Cloud",
    timeline: "2-3 weeks",
    scope: "Leads, accounts and opportunities, with your own stages, reports and imported data",
    price: 450_000,
  },
  dynamics: {
    platform: "Dynamics 365 Sales",
    timeline: "3-4 weeks",
    scope:
      "The sales process from lead to quote, connected to Outlook and Teams, with imported data",
    price: 550_000,
  },
  zoho: {
    platform: "Zoho CRM Standard",
    timeline: "2 weeks",
    scope: "Pipeline, email and web forms for a small team, with imported data",
    price: 350_000,
  },
} satisfies Record<string, Quickstart>;

/** Percent off the fixed price for members. */
export const memberQuickstartDiscount = 15;
