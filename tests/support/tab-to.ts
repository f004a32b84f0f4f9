import { expect, type Locator, type Page } from "@playwright/test";

export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    if (!(await goal.evaluate((element) => element === document.activeElement))) continue;
    // A file's field is hidden in its label, which shows the focus for it.
    const outlined = await goal.evaluate((element) =>
      [element, element.closest("label") ?? element].some(
        (one) => getComputedStyle(one).outlineStyle !== "none",
      ),
    );
    expect(outlined, "the focus shows").toBe(true);
    return;
  }
  throw new Error(`Tab does not lead to ${goal.toString()}`);
}

export async function press(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press("Enter");
}
