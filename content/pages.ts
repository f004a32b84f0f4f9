import { footerLinks, type Link, solutionPages } from "./navigation.ts";

/** Every public page by address, for suggestions where an address leads nowhere. */
export const publicPages: Link[] = [
  { href: "/", label: "Home" },
  ...footerLinks,
  ...solutionPages.map(({ href, label }) => ({ href, label })),
];
