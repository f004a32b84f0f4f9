import { expect, expectNoAxeViolations, test } from "../support/browser.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { openPage } from "../support/open-page.ts";
import { signInAs } from "../support/sign-in.ts";
import { expectApplicantKept, fillApplicant, openSignup, saveButton } from "./joining.ts";

test("what is typed after a reload, before the scripts are there, stays", async ({ page }) => {
  const arrive = await holdAnswers(page, "**/assets/hydrate-island-*");
  await openSignup(page);
  await page.reload();
  await fillApplicant(page);
  arrive();
  await expect(page.locator("[data-island=signup]")).toHaveAttribute("data-hydrated");
  await expectApplicantKept(page);
});

test("what was typed before a sign-out is gone on the way back", async ({ page, program }) => {
  await signInAs(page, program, undefined, "/signup?plan=crm-essentials");
  await page.getByLabel("Company").focus();
  await expect(page.locator("[data-island=signup]")).toHaveAttribute("data-hydrated");
  await fillApplicant(page);
  await openPage(page, "/sign-out");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.evaluate(() => history.go(-2));
  await expect(saveButton(page)).toBeVisible();
  await page.getByLabel("Company").focus();
  await expect(page.locator("[data-island=signup]")).toHaveAttribute("data-hydrated");
  await expect(page.getByLabel("First name")).toHaveValue("");
  await expect(page.getByLabel("Phone")).toHaveValue("");
});

test.describe("without its scripts", () => {
  test.use({ expectedNoise: [/net::ERR_|dynamically imported module/] });

  test("the form says so, keeps what was typed and sends nothing", async ({ page }) => {
    const script = /\/assets\/hydrate-island-/;
    await page.route(script, (route) => route.abort());
    await openSignup(page);
    await fillApplicant(page);
    await saveButton(page).click();
    await expect(page.getByRole("alert")).toContainText("nothing was sent");
    await expectApplicantKept(page);
    await page.unroute(script);
    await page.reload();
    await page.getByLabel("Company").focus();
    await expect(page.locator("[data-island=signup]")).toHaveAttribute("data-hydrated");
    await expectApplicantKept(page);
  });
});

test.describe("during an upgrade", () => {
  test.use({ viewport: { width: 844, height: 390 }, expectedNoise: [/status of 404/] });

  test("a page whose card field is gone loads the new one, and keeps what was typed", async ({
    page,
  }) => {
    const gone = { status: 404, contentType: "text/plain", body: "Not found" };
    const script = /\/assets\/sandbox-card-/;
    await page.route(script, (route) => route.fulfill(gone), { times: 1 });
    const answer = await holdAnswers(page, script);
    await openPage(page, "/signup");
    await page.getByLabel("Company").fill("Analytical Engines");
    await page.getByLabel("Phone").scrollIntoViewIfNeeded();
    answer();
    await expect(page.getByLabel("Card number")).toBeVisible();
    await expect(page.getByLabel("Company")).toHaveValue("Analytical Engines");
  });
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    expectedNoise: [/Failed to load resource|net::ERR_/],
  });

  test("nothing is fetched for the card until it is near, and a Setup Error shows there, where axe finds nothing", async ({
    page,
  }) => {
    // Upright, the card is near from the beginning.
    await page.setViewportSize({ width: 844, height: 390 });
    const asked: string[] = [];
    await page.route("**/api/membership/setup-intent/**", (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await openPage(page, "/signup");
    expect(asked).toEqual([]);
    await page.getByLabel("Company").fill("Analytical Engines");
    await expect(page.getByRole("heading", { name: "Setup Error" })).toBeVisible();
    await expect(page.getByLabel("Company")).toHaveValue("Analytical Engines");
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoAxeViolations(page);
  });
});

test("a confirmation without a signup says so", async ({ page }) => {
  await page.goto("/signup/success");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No signup in this browser");
  await expect(page.getByRole("heading", { name: "Next steps" })).toHaveCount(0);
  await expect(page.getByText("Card charged only after we have spoken")).toBeVisible();
  await page.goto("/signup/success?setup_intent=seti_of_somebody");
  await expect(page).toHaveURL(/\/signup\/success$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No signup in this browser");
});
