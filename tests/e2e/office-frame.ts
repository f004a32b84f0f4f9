import { expect, type Page } from "@playwright/test";

export const title = (page: Page) => page.getByRole("heading", { level: 1 });

export const paletteField = (page: Page) => page.getByRole("combobox", { name: /^Search people/ });

/** The frame is there from the first byte, and its keys once the screen is. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText("Loading admin panel...")).toHaveCount(0);
}

/** Before, fields take no words, and a link leads to another document, which does not know of a search. */
export const expectAlive = (page: Page) => expect(page.locator("[inert]")).toHaveCount(0);
