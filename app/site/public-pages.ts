import { footerLinks, type Link } from "../../content/navigation.ts";
import { caseStudies, caseStudyAddress } from "./case-studies/case-studies.ts";
import { solutionEntries } from "./solutions/solution-pages.ts";

export const publicPages: Link[] = [
  { href: "/", label: "Home" },
  ...footerLinks,
  { href: "/get-started", label: "Get Started Free" },
  { href: "/membership/request", label: "Request a Membership" },
  { href: "/signup", label: "Sign Up" },
  { href: "/sign-in", label: "Sign In" },
  ...solutionEntries.map(({ href, label }) => ({ href, label })),
  ...caseStudies.map(({ slug, client }) => ({ href: caseStudyAddress(slug), label: client })),
];
