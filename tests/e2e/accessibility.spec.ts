import { expect, expectNoAxeViolations, readThrough, test } from "../fixtures/browser.ts";

test.use({ expectedNoise: [/the server responded with a status of 404/] });

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      for (const address of ["/", "/contact", "/no-such-page"]) {
        test(`axe finds nothing on ${address}`, async ({ page }) => {
          await page.goto(address, { waitUntil: "networkidle" });
          await readThrough(page);
          await expectNoAxeViolations(page);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, "sideways scrolling").toBe(0);
        });
      }

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
