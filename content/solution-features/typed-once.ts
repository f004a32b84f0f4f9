type Step = { application: string; title: string; text: string; typed?: string };

/** From email to invoice. The last one types nothing: every fact has arrived. */
export const steps: Step[] = [
  {
    application: "Outlook",
    title: "The email",
    text: "Tracked to its customer without leaving the inbox.",
    typed: "Customer",
  },
  {
    application: "Dynamics 365 Sales",
    title: "The quote",
    text: "Prices come from one list.",
    typed: "Items",
  },
  {
    application: "Power Automate",
    title: "The approval",
    text: "Routed to the person who can approve it, and logged.",
    typed: "Terms",
  },
  {
    application: "Business Central",
    title: "The order",
    text: "Made from the quote.",
    typed: "Delivery",
  },
  {
    application: "Business Central",
    title: "The invoice",
    text: "Made from the order. Sales and finance read the same number.",
  },
];
