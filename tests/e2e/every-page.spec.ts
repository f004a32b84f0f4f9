import { expect, readThrough, test } from "../support/browser.ts";
import { pagesOfPart, parts } from "../support/every-page.ts";
import { shiftsOn, watchShifts } from "../support/layout-shift.ts";
import { lostText, sidewaysScroll, textSizeOf } from "../fixtures/lost-text.ts";
import { budget, weigh } from "../support/page-weight.ts";

test.use({ expectedNoise: [/the server responded with a status of 404/] });

for (const part of parts) {
  test.describe(`part ${part + 1} of ${parts.length}`, () => {
    test.describe.configure({ timeout: 240_000 });

    test("stays within its budget before the visitor does anything", async ({ page, program }) => {
      for (const path of await pagesOfPart(part, program.url)) {
        const { requests, scriptBytes, addresses } = await weigh(page, path);
        const loaded = `${path} loads\n${addresses.join("\n")}`;
        expect.soft(requests, loaded).toBeLessThanOrEqual(budget.requests);
        expect.soft(scriptBytes, loaded).toBeLessThanOrEqual(budget.scriptBytes);
      }
    });

    for (const width of [390, 1280]) {
      test(`does not shift at ${width} px, neither on load nor while read`, async ({
        page,
        program,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await watchShifts(page);
        for (const path of await pagesOfPart(part, program.url)) {
          await page.goto(path, { waitUntil: "networkidle" });
          await readThrough(page);
          expect.soft(await shiftsOn(page), `shifts on ${path}`).toEqual([]);
        }
      });
    }

    test("loses nothing at 320 px, at 200% zoom and with text twice as large", async ({
      page,
      program,
    }) => {
      const settings = [
        { width: 320, textSize: 16 },
        // 1280 px at 200%.
        { width: 640, textSize: 16 },
        { width: 1280, textSize: 32 },
      ];
      const setTextSize = await textSizeOf(page);
      for (const path of await pagesOfPart(part, program.url)) {
        await page.goto(path, { waitUntil: "networkidle" });
        await readThrough(page);
        for (const { width, textSize } of settings) {
          await page.setViewportSize({ width, height: 640 });
          await setTextSize(textSize);
          const where = `${path} at ${width} px, text of ${textSize} px`;
          expect.soft(await sidewaysScroll(page), `sideways scrolling on ${where}`).toBe(0);
          expect.soft(await lostText(page), `lost on ${where}`).toEqual([]);
        }
      }
    });
  });
}
