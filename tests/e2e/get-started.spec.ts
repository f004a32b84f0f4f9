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

test("follows a real sign-in and sign-out", async ({ page, program }) => {
  await signInAs(page, program, undefined, "/get-started");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Go to dashboard" }).first()).toBeVisible();
  await page.goto("/api/logout");
  await page.goto("/get-started");
  await expect(main.getByRole("link", { name: "Get Started Free" })).toBeVisible();
});

test("leads on by keyboard, and offers members the dashboard in place of the sign-in, but neither until it is known who is signed in", async ({
  page,
}) => {
  await openPage(page, "/get-started");
  const main = page.getByRole("main");
  const begin = main.getByRole("link", { name: "Get Started Free" });
  const before = await begin.boundingBox();
  await begin.focus();
  for (const name of ["Schedule Consultation", "Create Free Account", "Contact Sales"]) {
    await page.keyboard.press("Tab");
    await expect(main.getByRole("link", { name })).toBeFocused();
  }

  await actSignedIn(page);
  await page.goto("/get-started");
  const dashboard = main.getByRole("link", { name: "Go to dashboard" });
  await expect(dashboard.first()).toBeVisible();
  await expect(dashboard.first()).toHaveAttribute("href", "/dashboard");
  await expect(begin).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Create Free Account" })).toHaveCount(0);
  const after = await dashboard.first().boundingBox();
  expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);

  await page.route("**/api/auth/user", () => undefined);
  await page.goto("/get-started");
  await expect(main.getByRole("link", { name: "Schedule Consultation" })).toBeVisible();
  await expect(main.getByRole("link", { name: /Get Started Free|Go to dashboard/ })).toHaveCount(0);
});
