import { expect, test } from "../support/browser.ts";
import { listedPaths } from "../support/listed-paths.ts";

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

test("what a table adds up to is printed once, where the table ends", async ({ page }) => {
  await page.goto("/solutions/fractional-cto");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".month-of-hours tfoot")).toHaveCSS("display", "table-row-group");
});

/** What lies between the margins of a sheet of A4, in CSS pixels. */
const sheet = { width: 680, height: 1001 };

test("nothing that has to stay whole is tall enough to leave a sheet half empty", async ({
  page,
  program,
}) => {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  const paths = (await listedPaths(program.url)).filter((path) =>
    /^\/(solutions|case-studies)\/./.test(path),
  );
  expect(paths.length).toBeGreaterThan(12);
  for (const path of paths) {
    await page.goto(path);
    const tall = await page.evaluate(
      (most) =>
        [...document.querySelectorAll("main *")]
          .filter((element) => getComputedStyle(element).breakInside === "avoid")
          .map((element) => ({
            element: `${element.tagName} ${element.getAttribute("class") ?? ""}`,
            height: Math.round(element.getBoundingClientRect().height),
          }))
          .filter(({ height }) => height > most),
      sheet.height * 0.45,
    );
    expect.soft(tall, `kept whole on ${path}`).toEqual([]);
  }
});
