import type { Locator, Page } from "@playwright/test";

export const navigationNames = ["Home", "Membership Plans", "Case Studies", "Blog", "Contact"];

export function solutionLinks(page: Page): Locator {
  return page.locator('#solutions-menu a[href^="/solutions/"]');
}
