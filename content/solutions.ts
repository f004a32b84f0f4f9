export type SolutionCard = { id: string; title: string; description: string; href: string };

/** The first nine solutions in navigation order have a card; Technical Concierge has none. */
export const solutionCards: SolutionCard[] = [
  {
    id: "salesforce",
    title: "Salesforce",
    description: "Sales, Service and Marketing Cloud set up around how your team already sells.",
    href: "/solutions/salesforce",
  },
  {
    id: "dynamics-365",
    title: "Dynamics 365",
    description: "CRM and ERP on one Microsoft platform, from first lead to final invoice.",
    href: "/solutions/dynamics-365",
  },
  {
    id: "zoho-crm",
    title: "Zoho CRM",
    description: "A capable CRM from $14 per user per month, for teams under 100 users.",
    href: "/solutions/zoho-crm",
  },
  {
    id: "crm-quickstarts",
    title: "CRM Quickstarts",
    description: "A working CRM for a fixed fee from $3,500, live in two to four weeks.",
    href: "/solutions/crm-quickstarts",
  },
  {
    id: "ai-automation",
    title: "AI & Automation",
    description: "Workflows that take the retyping, chasing and sorting off people’s desks.",
    href: "/solutions/ai-automation",
  },
  {
    id: "public-sector",
    title: "Public Sector",
    description: "Systems that meet procurement, accessibility and records rules from day one.",
    href: "/solutions/public-sector",
  },
  {
    id: "change-management",
    title: "Change Management",
    description: "Training and adoption support, so that the new system is the one people use.",
    href: "/solutions/change-management",
  },
  {
    id: "technology-audit",
    title: "Technology Audit",
    description: "What you run, what it costs, where it breaks, and what to fix first.",
    href: "/solutions/technology-audit",
  },
  {
    id: "fractional-cto",
    title: "Fractional CTO",
    description: "A senior technologist on your leadership team, 20 hours a month.",
    href: "/solutions/fractional-cto",
  },
];
