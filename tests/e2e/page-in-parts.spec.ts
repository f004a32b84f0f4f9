import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";

/** A page comes in parts: what is there already is where it will be once what comes `later` is there, too. */
async function expectToStandStill(page: Page, still: string, later: string): Promise<void> {
  const [whole, alone] = await page.evaluate(
    ([still, later]) => {
      const place = () => JSON.stringify(document.querySelector(still!)!.getBoundingClientRect());
      const whole = place();
      const parts = [...document.querySelectorAll(later!)];
      if (parts.length === 0) throw new Error(`${later} is not there`);
      for (const part of parts) part.remove();
      return [whole, place()];
    },
    [still, later],
  );
  expect(alone).toBe(whole);
}

for (const width of [390, 1280])
  test(`the featured article stands still at ${width} px while its words are still to come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/blog");
    await expectToStandStill(page, ".featured > :first-child", ".featured > :not(:first-child)");
  });

test("the phone's menu button stands still while its icons are still to come", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/contact");
  await expectToStandStill(page, ".panel-control > button", ".panel-control > button > *");
});
