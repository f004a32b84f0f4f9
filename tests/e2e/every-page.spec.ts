import {
  expect,
  expectNoAxeViolations,
  readThrough,
  sidewaysScroll,
  test,
} from "../support/browser.ts";
import { pagesOfPart, parts } from "../support/every-page.ts";
import { shiftsOn, watchShifts } from "../support/layout-shift.ts";
import { lostText, textSizeOf } from "../fixtures/lost-text.ts";
import { openPage } from "../support/open-page.ts";
import { budget, weigh } from "../support/page-weight.ts";
import { printedTooTall, sheet } from "../support/printed.ts";

test.use({ expectedNoise: [/the server responded with a status of 404/] });
test.describe.configure({ timeout: 600_000 });

const narrow = [
  { width: 320, textSize: 16 },
  // 1280 px at 200%.
  { width: 640, textSize: 16 },
  { width: 1280, textSize: 32 },
];

/** Each page is loaded once a width, and everything that is asked of every page is asked of it then. */
for (const width of [390, 1280])
  for (const part of parts)
    test(`every page at ${width} px, part ${part + 1} of ${parts.length}`, async ({
      page,
      program,
    }) => {
      // Fonts that come late on a busy machine move words: whoever comes from another page has them.
      await openPage(page, "/");
      await watchShifts(page);
      const setTextSize = width === 1280 ? await textSizeOf(page) : undefined;
      for (const path of await pagesOfPart(part, program.url))
        await test.step(path, async () => {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme: "light" });
          const { requests, scriptBytes, addresses } = await weigh(page, path);
          const loaded = `${path} loads before the visitor does anything\n${addresses.join("\n")}`;
          expect.soft(requests, loaded).toBeLessThanOrEqual(budget.requests);
          expect.soft(scriptBytes, loaded).toBeLessThanOrEqual(budget.scriptBytes);

          await readThrough(page);
          expect.soft(await shiftsOn(page), `shifts on ${path}`).toEqual([]);
          expect.soft(await sidewaysScroll(page), `sideways scrolling on ${path}`).toBe(0);
          await expectNoAxeViolations(page);
          if (!setTextSize) return;

          for (const { width, textSize } of narrow) {
            await page.setViewportSize({ width, height: 640 });
            await setTextSize(textSize);
            const where = `${path} at ${width} px, text of ${textSize} px`;
            expect.soft(await sidewaysScroll(page), `sideways scrolling on ${where}`).toBe(0);
            expect.soft(await lostText(page), `lost on ${where}`).toEqual([]);
          }
          await setTextSize(16);
          if (!/^\/(solutions|case-studies)\/./.test(path)) return;
          await page.setViewportSize(sheet);
          await page.emulateMedia({ media: "print" });
          expect.soft(await printedTooTall(page), `kept whole on ${path}`).toEqual([]);
          await page.emulateMedia({ media: null });
        });
    });
