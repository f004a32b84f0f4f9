import type { Page } from "@playwright/test";

export const content = (page: Page) => page.getByLabel("Content");
export const create = (page: Page) => page.getByRole("button", { name: "Create Post" });
export const restore = (page: Page) => page.getByRole("button", { name: "Restore" });

export async function fillNew(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Summary").fill("A summary.");
  await content(page).fill("Words.");
  await page.getByLabel("Category").fill("Technology");
}
