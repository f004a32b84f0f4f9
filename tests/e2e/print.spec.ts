import { expect, test } from "../support/browser.ts";

test.use({ colorScheme: "dark" });

test("a solution page prints black on white, with every answer, a total once at its end, and no controls", async ({
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

  await page.goto("/solutions/fractional-cto");
  await expect(page.locator(".month-of-hours tfoot")).toHaveCSS("display", "table-row-group");
});

const both = ["A4", "Letter"];

test("cases, the sheet for agencies, a comparison and the terms fill three sheets of paper", async ({
  page,
}) => {
  for (const [path, formats] of [
    ["/case-studies/jules-associates", both],
    ["/case-studies/frasco-inc", both],
    ["/case-studies/shp-data", both],
    ["/solutions/public-sector", both],
    ["/solutions/dynamics-365", ["A4"]],
    ["/terms", both],
  ] as const) {
    await page.goto(path);
    for (const format of formats) {
      const printed = (await page.pdf({ format })).toString("latin1");
      expect.soft(printed.match(/\/Type \/Page\b/g), `${path} on ${format}`).toHaveLength(3);
    }
  }
});
