import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";

const finder = (page: Page) => page.locator("#plan-finder");
const answer = (page: Page) => finder(page).locator("[aria-live]");
const row = (page: Page, name: string) =>
  finder(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });

test.describe("as served, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is a form that the server answers", async ({ page }) => {
    await page.goto("/membership");
    await expect(answer(page)).toContainText("CRM Essentials, $1,250 a month");
    await finder(page).getByLabel("Automating repeated work").check();
    await finder(page).getByLabel("How many people will send requests?").fill("12");
    await finder(page).getByRole("button", { name: "Show the cost" }).click();
    await expect(page).toHaveURL(
      "/membership?work=automation&hours=10&where=onshore&answer=day&people=12#plan-finder",
    );
    await expect(answer(page)).toContainText("You don’t need a plan.");
    await expect(answer(page)).toContainText("10 onshore hours cost $1,450");
    await expect(answer(page)).toContainText("Automation Builder would cost $425 more");
    await expect(finder(page).getByLabel("Automating repeated work")).toBeChecked();
    await expect(finder(page).getByLabel("How many people will send requests?")).toHaveValue("12");
  });
});

test("answers live, by keyboard too, and keeps the answer in the address, from which going back to the first takes it out", async ({
  page,
}) => {
  await page.goto("/membership");
  const hours = finder(page).getByRole("slider", { name: "Hours a month" });
  await hours.fill("20");
  await expect(page).toHaveURL(/hours=20/);
  await hours.fill("10");
  await expect(page).toHaveURL(/\?work=crm&hours=10&where=onshore&answer=day&people=5$/);
  await hours.focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect(answer(page)).toContainText("CRM Essentials, $1,610 a month");
  await expect(answer(page)).toContainText("3 more cost $120 each, the member rate");
  await expect(answer(page)).toContainText("$1,885: you save $275");
  await expect(row(page, "By the hour")).toContainText("$1,885");
  await expect(row(page, "CRM Essentials")).toContainText("10 included, 3 more");
  await finder(page).getByLabel("Urgent requests").check();
  await finder(page).getByLabel("Offshore").check();
  await expect(answer(page)).toContainText("CRM Essentials, $1,430 a month");
  await expect(answer(page)).toContainText("$975, $455 less. What the plan adds is the guarantee");
  await expect(page).toHaveURL(/\?work=crm&hours=13&where=offshore&answer=urgent&people=5$/);
  await page.reload();
  await expect(answer(page)).toContainText("CRM Essentials, $1,430 a month");
  await finder(page).getByLabel("The next business day will do").check();
  await expect(answer(page)).toContainText("You don’t need a plan.");
});

test("sends people on to Enterprise, or to a conversation, where no plan on sale fits", async ({
  page,
}) => {
  await page.goto("/membership?hours=34&work=crm&answer=urgent");
  await expect(answer(page)).toContainText("Enterprise, price on request");
  await expect(row(page, "Enterprise")).toContainText("Fits");
  await expect(row(page, "Enterprise")).toContainText("on request");
  await expect(
    finder(page).getByRole("link", { name: "Ask about Enterprise for 34 hours" }),
  ).toHaveAttribute("href", /about=plan-finder.*hours=34/);
  await finder(page).getByLabel("An executive’s own devices and accounts").check();
  await finder(page).getByLabel("How many people will send requests?").fill("6");
  await expect(answer(page)).toContainText("a small leadership team, up to 5 people");
  await expect(row(page, "By the hour")).toContainText("$4,930");
});

test("on a phone it comes within three screens, and the answer stays in sight while it is asked for, over nothing that has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/membership");
  expect((await finder(page).boundingBox())!.y).toBeLessThan(3 * 844);
  const bar = finder(page).getByRole("link", { name: "10 hours · CRM Essentials · $1,250" });
  await finder(page).getByRole("slider", { name: "Hours a month" }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await expect(finder(page).getByRole("button", { name: "Show the cost" })).toBeHidden();
  await finder(page).getByLabel("The next business day will do").check();
  await finder(page).getByRole("slider").fill("4");
  await expect(
    finder(page).getByRole("link", { name: "4 hours · by the hour · $580" }),
  ).toBeInViewport();
  await page.setViewportSize({ width: 640, height: 400 });
  await finder(page).getByRole("radio", { checked: true }).first().focus();
  await page.keyboard.press("Tab");
  await expect(finder(page).getByRole("slider")).toBeFocused();
  const slider = (await finder(page).getByRole("slider").boundingBox())!;
  const { y } = (await finder(page).locator(".finder-bar").boundingBox())!;
  expect(slider.y + slider.height).toBeLessThanOrEqual(y);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(finder(page).locator(".finder-bar")).not.toBeInViewport();
});
