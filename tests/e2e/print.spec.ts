import { expect, test } from "../support/browser.ts";

test.use({ colorScheme: "dark" });

test("a solution page prints black on white, with every answer and no controls", async ({
  page,
}) => {
  await page.goto("/solutions/zoho-crm");
  const answer = page.locator("details p").first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /home$/ })).toBeVisible();
  for (const control of [".desktop-nav", ".account-bar", ".page-contents", ".button", ".related"])
    for (const found of await page.locator(control).all()) await expect(found).toBeHidden();
  await expect(page.getByRole("contentinfo")).toContainText("hello@fontana-advisors.example");

  const [paper, cost] = await page.evaluate(() =>
    [document.documentElement, document.querySelector(".cost")!].map(
      (element) => getComputedStyle(element).backgroundColor,
    ),
  );
  expect(paper).toBe("rgb(255, 255, 255)");
  expect(cost).toBe("rgb(255, 255, 255)");
  await expect(page.locator(".compared thead")).toBeVisible();
});

test("a table's total is printed once, at its end", async ({ page }) => {
  await page.goto("/solutions/fractional-cto");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".month-of-hours tfoot")).toHaveCSS("display", "table-row-group");
});

test("the page with a case and a comparison fills three sheets of A4", async ({ page }) => {
  await page.goto("/solutions/dynamics-365");
  const printed = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(3);
});

for (const format of ["A4", "Letter"])
  test(`a case and the sheet for agencies fill three sheets of ${format}`, async ({ page }) => {
    for (const path of [
      "/case-studies/jules-associates",
      "/case-studies/frasco-inc",
      "/case-studies/shp-data",
      "/solutions/public-sector",
    ]) {
      await page.goto(path);
      const printed = (await page.pdf({ format })).toString("latin1");
      expect(printed.match(/\/Type \/Page\b/g), path).toHaveLength(3);
    }
  });

for (const format of ["A4", "Letter"])
  test(`the terms end on a sheet of ${format} with words on it`, async ({ page }) => {
    await page.goto("/terms");
    const printed = (await page.pdf({ format })).toString("latin1");
    expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(3);
  });
