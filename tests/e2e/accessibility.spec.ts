import { expect, expectNoAxeViolations, readThrough, settle, test } from "../support/browser.ts";
import { pagesOfPart, parts } from "../support/every-page.ts";

test.use({ expectedNoise: [/the server responded with a status of 404/] });

const schemes = ["light", "dark"] as const;

for (const width of [390, 1280]) {
  for (const part of parts) {
    test(`axe finds nothing at ${width} px, part ${part + 1} of ${parts.length}`, async ({
      page,
      program,
    }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 800 });
      for (const path of await pagesOfPart(part, program.url)) {
        await page.goto(path, { waitUntil: "networkidle" });
        await readThrough(page);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await settle(page);
          await test.step(`${path}, ${colorScheme}`, () => expectNoAxeViolations(page));
        }
      }
    });
  }

  for (const colorScheme of schemes) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test("axe finds nothing in the open menu", async ({ page }) => {
        await page.goto("/", { waitUntil: "networkidle" });
        const name = width < 600 ? /menu/i : "Solutions";
        await page.getByRole("banner").getByRole("button", { name }).first().click();
        await expectNoAxeViolations(page);
      });

      test("axe finds nothing beside the errors of the form", async ({ page }) => {
        await page.goto("/contact", { waitUntil: "networkidle" });
        await page.locator("form button:not([type=button])").last().click();
        await expect(page.getByText("First name is required")).toBeVisible();
        await expectNoAxeViolations(page);
      });
    });
  }
}
