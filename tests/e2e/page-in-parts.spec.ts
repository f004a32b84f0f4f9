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

test("the featured article and the phone's menu button stand still while the rest is still to come", async ({
  page,
}) => {
  await page.goto("/blog");
  await expectToStandStill(page, ".featured > :first-child", ".featured > :not(:first-child)");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await expectToStandStill(page, ".featured > :first-child", ".featured > :not(:first-child)");
  await expectToStandStill(page, ".panel-control > button", ".panel-control > button > *");
});

/** Bytes a second: these documents take between half a second and a whole one. */
const slowLine = 10_000;

test("nothing moves on pages that come in parts", async ({ page }) => {
  await watchShifts(page);
  const devtools = await page.context().newCDPSession(page);
  const loadAt = async (downloadThroughput: number, address: string) => {
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    });
    await page.goto(address);
  };
  for (const path of ["/", "/contact", "/blog/why-people-keep-the-spreadsheet"]) {
    // Styles, fonts and scripts are there, and the document is not the one that is kept.
    await loadAt(-1, path);
    await loadAt(slowLine, `${path}?later`);
    expect.soft(await shiftsOn(page), path).toEqual([]);
  }
});
