export type NavigationEntry = { href: string; label: string; desc: string };

export const panelSolutionCount = 5;

export type Link = { href: string; label: string };

export const mainLinks: Link[] = [
  { href: "/membership", label: "Membership Plans" },
  { href: "/case-studies", label: "Case Studies" },
  { href: "/blog", label: "Blog" },
  { href: "/contact", label: "Contact" },
];

export const addressWords: Record<string, string> = {
  ...to("/membership", "pricing price prices plan plans cost costs fees packages subscribe rates"),
  ...to("/sign-in", "login signin logon account profile portal dashboard member members"),
  ...to("/signup", "register registration join enroll"),
  ...to("/contact", "book booking schedule call appointment demo support help quote email phone"),
  ...to("/solutions", "services service products offerings offering consulting expertise"),
  ...to("/case-studies", "work clients customers portfolio references testimonials results"),
  ...to("/blog", "news articles article insights resources posts feed"),
  ...to("/tools", "tool apps software downloads"),
  ...to("/about", "about company team people staff who us"),
  ...to("/capabilities", "brochure pdf certifications"),
  ...to("/privacy-policy", "legal gdpr cookies imprint policies"),
  ...to("/terms", "tos conditions agreement contract cancel cancellation refund"),
};

function to(href: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(" ").map((word) => [word, href]));
}

export const footerLinks: Link[] = [
  { href: "/solutions", label: "Solutions" },
  { href: "/membership", label: "Membership Plans" },
  { href: "/case-studies", label: "Case Studies" },
  { href: "/about", label: "About Us" },
  { href: "/blog", label: "Blog" },
  { href: "/contact", label: "Contact" },
  { href: "/tools", label: "Productivity Tools" },
  { href: "/capabilities", label: "Capabilities PDF" },
  { href: "/privacy-policy", label: "Privacy Policy" },
  { href: "/terms", label: "Terms of Membership" },
  { href: "/accessibility", label: "Accessibility" },
];
