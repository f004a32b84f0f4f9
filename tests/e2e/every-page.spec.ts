import type { Page } from "@playwright/test";
import {
  expect,
  expectNoAxeViolations,
  readThrough,
  sidewaysScroll,
  test,
} from "../support/browser.ts";
import { brokenFigures } from "../support/broken-figures.ts";
import { pagesOfPart, parts, unknown } from "../support/every-page.ts";
import { forgetVisits } from "../support/forget-visits.ts";
import { shiftsOn, watchShifts } from "../support/layout-shift.ts";
import { lostText, textSizeOf } from "../fixtures/lost-text.ts";
import { budgetOf, weigh } from "../support/page-weight.ts";
import { printedTooTall, sheet } from "../support/printed.ts";
import { expectRoomForSpacing } from "../support/text-spacing.ts";

test.use({ expectedNoise: [/the server responded with a status of 404/] });
test.describe.configure({ timeout: 600_000 });

const narrow = [
  { width: 320, textSize: 16 },
  // 1280 px at 200%.
  { width: 640, textSize: 16 },
  { width: 1280, textSize: 32 },
  // A phone, at 200%.
  { width: 390, textSize: 32 },
];

async function expectWayOn(page: Page, path: string): Promise<void> {
  await expect.soft(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect.soft(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  const closest = page.getByRole("main").locator(`a[href="${unknown[path]}"]`);
  await expect.soft(closest.first()).toBeVisible();
}

/** Of one template, in which nothing has other colors on a phone: in dark, a part reads its first there for all. */
const isArticle = (path: string) => /^\/blog\/(?!archive)/.test(path);

/** Each page is loaded once a width, and everything that is asked of every page is asked of it then. */
for (const part of parts)
  test(`every page on a phone and on a desk, part ${part + 1} of ${parts.length}`, async ({
    page,
    program,
  }) => {
    await watchShifts(page);
    const setTextSize = await textSizeOf(page);
    const paths = await pagesOfPart(part, program.url);
    const first = paths.find(isArticle);
    const isLikeFirst = (path: string) => isArticle(path) && path !== first;
    const visit = async (path: string, width: number) => {
      const at = `${path} at ${width} px`;
      await forgetVisits(page);
      await page.setViewportSize({ width, height: 800 });
      const { requests, scriptBytes, addresses } = await weigh(page, path);
      const budget = budgetOf(path);
      const loaded = `${at} loads before the visitor does anything\n${addresses.join("\n")}`;
      expect.soft(requests, loaded).toBeLessThanOrEqual(budget.requests);
      expect.soft(scriptBytes, loaded).toBeLessThanOrEqual(budget.scriptBytes);

      await readThrough(page);
      expect.soft(await shiftsOn(page), `shifts on ${at}`).toEqual([]);
      expect.soft(await sidewaysScroll(page), `sideways scrolling on ${at}`).toBe(0);
      expect.soft(await brokenFigures(page), `figures on two lines of ${at}`).toEqual([]);
      await expectNoAxeViolations(page, width === 390 && isLikeFirst(path) ? ["light"] : undefined);
      if (path in unknown) await expectWayOn(page, path);
    };
    for (const path of paths) {
      await visit(path, 390);
      await visit(path, 1280);
      for (const { width, textSize } of narrow) {
        await page.setViewportSize({ width, height: 640 });
        await setTextSize(textSize);
        const where = `${path} at ${width} px, text of ${textSize} px`;
        expect.soft(await sidewaysScroll(page), `sideways scrolling on ${where}`).toBe(0);
        expect.soft(await lostText(page), `lost on ${where}`).toEqual([]);
        if (width === 320) await expectRoomForSpacing(page, where);
      }
      await setTextSize(16);
      // Where the bar has all its links, and the least room for them.
      await page.setViewportSize({ width: 1024, height: 640 });
      await expectRoomForSpacing(page, `${path} at 1024 px`);
      if (!/^\/(solutions|case-studies)\/./.test(path)) continue;
      await page.setViewportSize(sheet);
      await page.emulateMedia({ media: "print" });
      expect.soft(await printedTooTall(page), `kept whole on ${path}`).toEqual([]);
    }
  });
