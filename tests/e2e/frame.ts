import type { Locator, Page } from "@playwright/test";

export const navigationNames = ["Home", "Membership Plans", "Case Studies", "Blog", "Contact"];

/** The links of the Solutions menu in the bar, whether or not it is open. */
export function solutionLinks(page: Page): Locator {
  return page.locator('#solutions-menu a[href^="/solutions/"]');
}
