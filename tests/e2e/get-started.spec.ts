import { expect, test } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { signInAs } from "../support/sign-in.ts";
import { actSignedIn } from "../support/signed-in.ts";

const links: [name: string, href: string][] = [
  ["Get Started Free", "/api/login"],
  ["Create Free Account", "/api/login"],
  ["Schedule Consultation", "/contact?about=free-account"],
  ["Contact Sales", "/contact?about=paid-plan"],
];

const features = [
  "Blog content and resources",
  "Community forum",
  "Basic email support",
  "Monthly newsletters",
  "5-30 consulting hours per month",
  "Priority support with a dedicated consultant",
  "CRM Quickstart packages",
  "Tools such as the project assistant",
];

test.describe("as served, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("says what an account gives and where to begin", async ({ page }) => {
    await page.goto("/get-started");
    const main = page.getByRole("main");
    for (const [name, href] of links) {
      const link = main.getByRole("link", { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", href);
    }
    for (const feature of features)
      await expect(main.getByRole("listitem").getByText(feature, { exact: true })).toBeVisible();
    await expect(main.getByText("No credit card required. Upgrade anytime.")).toBeVisible();
    await expect(main.getByRole("link", { name: "Go to dashboard" })).toHaveCount(0);
  });
});

test("offers members the dashboard in place of the sign-in", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/get-started");
  const begin = main.getByRole("link", { name: "Get Started Free" });
  await expect(begin).toBeVisible();
  const before = await begin.boundingBox();

  await actSignedIn(page);
  await page.reload();
  const dashboard = main.getByRole("link", { name: "Go to dashboard" });
  await expect(dashboard.first()).toBeVisible();
  await expect(dashboard.first()).toHaveAttribute("href", "/dashboard");
  await expect(main.getByRole("link", { name: "Get Started Free" })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Create Free Account" })).toHaveCount(0);
  const after = await dashboard.first().boundingBox();
  expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
});

test("follows a real sign-in and sign-out", async ({ page, program }) => {
  await signInAs(page, program, undefined, "/get-started");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Go to dashboard" }).first()).toBeVisible();
  await page.goto("/api/logout");
  await page.goto("/get-started");
  await expect(main.getByRole("link", { name: "Get Started Free" })).toBeVisible();
});

test("offers neither until it is known who is signed in", async ({ page }) => {
  await actSignedIn(page);
  await page.route("**/api/auth/user", () => undefined);
  await page.goto("/get-started");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Schedule Consultation" })).toBeVisible();
  await expect(main.getByRole("link", { name: /Get Started Free|Go to dashboard/ })).toHaveCount(0);
});

test("leads from one choice to the next by keyboard", async ({ page }) => {
  await openPage(page, "/get-started");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Get Started Free" }).focus();
  for (const name of ["Schedule Consultation", "Create Free Account", "Contact Sales"]) {
    await page.keyboard.press("Tab");
    await expect(main.getByRole("link", { name })).toBeFocused();
  }
});
