import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { shiftsOn, watchShifts } from "../support/layout-shift.ts";

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

/** Bytes a second: these documents take between half a second and a whole one. */
const slowLine = 10_000;

for (const path of ["/", "/contact", "/blog/why-people-keep-the-spreadsheet"])
  test(`nothing moves on ${path} that comes in parts`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await watchShifts(page);
    // Styles, fonts and scripts are there, and the document is not the one that is kept.
    await page.goto(path);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: slowLine,
      uploadThroughput: -1,
    });
    await page.goto(`${path}?later`);
    expect(await shiftsOn(page)).toEqual([]);
  });
