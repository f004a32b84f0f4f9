export type NavigationEntry = { href: string; label: string; desc: string };

export const solutionPages: NavigationEntry[] = [
  { href: "/solutions/salesforce", label: "Salesforce", desc: "Sales, Service, Marketing Cloud" },
  { href: "/solutions/dynamics-365", label: "Dynamics 365", desc: "CRM and ERP solutions" },
  { href: "/solutions/zoho-crm", label: "Zoho CRM", desc: "Affordable CRM for SMBs" },
  {
    href: "/solutions/crm-quickstarts",
    label: "CRM Quickstarts",
    desc: "Fixed-fee implementations",
  },
  {
    href: "/solutions/ai-automation",
    label: "AI & Automation",
    desc: "Smart workflows and AI tools",
  },
  {
    href: "/solutions/public-sector",
    label: "Public Sector",
    desc: "Government-compliant solutions",
  },
  {
    href: "/solutions/change-management",
    label: "Change Management",
    desc: "Adoption and training support",
  },
  {
    href: "/solutions/technology-audit",
    label: "Technology Audit",
    desc: "System assessment and optimization",
  },
  { href: "/solutions/fractional-cto", label: "Fractional CTO", desc: "Strategic tech leadership" },
  {
    href: "/solutions/technical-concierge",
    label: "Technical Concierge",
    desc: "Executive tech support",
  },
];

/** How many solution pages the mobile panel names before it points to the overview. */
export const panelSolutionCount = 5;

export type Link = { href: string; label: string };

export const mainLinks: Link[] = [
  { href: "/membership", label: "Membership Plans" },
  { href: "/case-studies", label: "Case Studies" },
  { href: "/blog", label: "Blog" },
  { href: "/contact", label: "Contact" },
];

export const footerLinks: Link[] = [
  { href: "/solutions", label: "Solutions" },
  { href: "/membership", label: "Membership Plans" },
  { href: "/case-studies", label: "Case Studies" },
  { href: "/blog", label: "Blog" },
  { href: "/contact", label: "Contact" },
  { href: "/capabilities", label: "Capabilities PDF" },
  { href: "/privacy-policy", label: "Privacy Policy" },
];
