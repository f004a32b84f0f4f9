import { blogCategories } from "../../../domain/blog/schema.ts";
import { solutionCards } from "../solutions/solution-pages.ts";

const slugs: Record<(typeof blogCategories)[number], string> = {
  "CRM Strategy": "crm-quickstarts",
  "AI & Automation": "ai-automation",
  "Fractional CTO": "fractional-cto",
  "Change Management": "change-management",
  "Public Sector": "public-sector",
  "Project Success": "technology-audit",
};

/** What the firm sells about the subject of an article; nothing for a category of somebody's own. */
export function solutionOf(category: string) {
  const known = blogCategories.find((name) => name === category);
  return known && solutionCards.find(({ slug }) => slug === slugs[known]);
}
