export type NavigationEntry = { href: string; label: string; desc: string };

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
