import { expect, test } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";

const plans: [plan: string, value: string][] = [
  ["growth-plan", "growth-plan"],
  ["exec-concierge", "executive-concierge"],
  ["fractional-cto", "membership-plan"],
  ["something-else", ""],
];

for (const [plan, value] of plans) {
  test(`?plan=${plan} changes the heading and preselects "${value}"`, async ({ page }) => {
    await openPage(page, `/contact?plan=${plan}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's Get Your Plan Started");
    await expect(page.getByLabel("What are you interested in?")).toHaveValue(value);
  });
}

test("?about= preselects an interest, and no plan", async ({ page }) => {
  await openPage(page, "/contact?about=tech-audit");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's Talk Tech Strategy");
  await expect(page.getByLabel("What are you interested in?")).toHaveValue("tech-audit");
});

test("without a plan it talks strategy, and shows how to reach the firm", async ({ page }) => {
  await openPage(page, "/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's Talk Tech Strategy");
  await expect(page.getByLabel("What are you interested in?")).toHaveValue("");
  const main = page.getByRole("main");
  await expect(main.getByText("< 24 hours")).toBeVisible();
  await expect(main.getByText("Based in Fontana, CA – Serving Nationwide")).toBeVisible();
  await expect(main.locator("details")).toHaveCount(4);
});

test("a message says where its writer came from, and whoever asks not to be tracked says nothing", async ({
  page,
}) => {
  const visits = () => page.evaluate(() => localStorage.getItem("fontana-visits"));
  await openPage(page, "/?utm_source=letter&utm_campaign=spring");
  await page.goto("/solutions");
  await page.goto("/tools?utm_source=flyer");
  expect(JSON.parse((await visits())!)).toEqual({
    first: { page: "/", source: "letter", campaign: "spring" },
    last: { page: "/tools", source: "flyer" },
  });
  await page.getByRole("link", { name: "Contact", exact: true }).first().click();
  await page.getByLabel("First name").fill("Charles");
  await page.getByLabel("Last name").fill("Babbage");
  await page.getByLabel("Email").fill("charles@example.org");
  await page.getByLabel("What are you interested in?").selectOption("tech-audit");
  await page.getByLabel("Message").fill("Can you automate my looms?");
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/contact"));
  await page.getByRole("button", { name: "Send message" }).click();
  expect((await sent).postDataJSON().cameBy).toMatchObject({
    before: "/tools",
    first: { source: "letter" },
    last: { source: "flyer" },
  });
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await openPage(page, "/?utm_source=letter");
  expect(await visits()).toBeNull();
});
