import { expect, type Locator, type Page } from "@playwright/test";

/** Undefined for one that the page has replaced. */
const hasFocus = (element: Element) =>
  element.isConnected ? element === document.activeElement : undefined;

export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  // Finding it by its role and name at each press took longer than all that the presses do.
  let found = await goal.elementHandle();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    let focused = await found?.evaluate(hasFocus);
    if (focused === undefined) {
      found = await goal.elementHandle();
      focused = await found?.evaluate(hasFocus);
    }
    if (!focused) continue;
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
