import { expect, expectNoAxeViolations, islandsHydrated, test } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { countCalls, pressTwice } from "../support/press-twice.ts";
import { expectApplicantKept, expectToast, fillApplicant, person } from "./joining.ts";

test("a known plan is shown and cannot be changed; the confirmation says what happens next", async ({
  page,
}) => {
  await openPage(page, "/membership/request?plan=automation-builder");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Automation Builder");
  const plan = page.getByLabel("Plan", { exact: true });
  await expect(plan).toHaveValue("Automation Builder");
  await expect(plan).not.toBeEditable();
  await fillApplicant(page);
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expectToast(
    page,
    "Request Submitted Successfully!",
    "We'll contact you within 24 hours to discuss your membership.",
  );
  await expect(page.getByRole("heading", { name: "What happens next?" })).toBeFocused();
  const steps = page.getByRole("main").getByRole("listitem");
  await expect(steps).toHaveText([
    /^Personal consultation call/,
    /^Custom plan configuration/,
    /^Account setup and access/,
  ]);
  const main = page.getByRole("main");
  await expect(main.locator('a[href="/"]')).toBeVisible();
  await expect(main.getByRole("link", { name: "Contact Us" })).toBeVisible();
});

test("a request is made once, even on a double press", async ({ page }) => {
  await openPage(page, "/membership/request?plan=automation-builder");
  await fillApplicant(page);
  await islandsHydrated(page);
  const sent = countCalls(page, "POST", "/api/membership/request");
  await pressTwice(page.getByRole("button", { name: "Submit Request" }));
  await expect(page.getByRole("heading", { name: "What happens next?" })).toBeVisible();
  expect(sent()).toBe(1);
});

test("/signup/old is the same screen; without a plan it asks for one", async ({ page }) => {
  await openPage(page, "/signup/old");
  await page.getByRole("button", { name: "Submit Request" }).click();
  for (const text of ["Please enter a valid phone number", "Please select a plan"])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await fillApplicant(page);
  await page.getByLabel("Plan", { exact: true }).selectOption("Exec Concierge");
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByRole("heading", { name: "What happens next?" })).toBeVisible();
});

test("an unknown plan is not offered", async ({ page }) => {
  await openPage(page, "/membership/request?plan=You+have+won");
  await expect(page.getByLabel("Plan", { exact: true })).toHaveValue("");
  await expect(page.getByRole("main")).not.toContainText("You have won");
});

test("can be done by keyboard alone, mistakes included", async ({ page }) => {
  const focused = page.locator(":focus");
  const { keyboard } = page;
  async function tabTo(label: string): Promise<void> {
    const target = page.getByLabel(label, { exact: true });
    for (let presses = 0; presses < 60; presses += 1) {
      await keyboard.press("Tab");
      if (await target.evaluate((one) => one === document.activeElement)) return;
    }
    throw new Error(`Tab does not lead to ${label}`);
  }

  await openPage(page, "/membership/request");
  await tabTo("First name");
  await keyboard.press("Enter");
  await expect(focused).toHaveAccessibleName("First name");
  await expect(focused).toHaveAccessibleDescription("First name is required");
  for (const [label, value] of Object.entries({ ...person, Phone: "123" })) {
    await expect(focused).toHaveAccessibleName(label);
    await keyboard.type(value);
    await keyboard.press("Tab");
  }
  await expect(focused).toHaveAccessibleName("Plan");
  await expect(focused).toHaveAccessibleDescription("Please select a plan");
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await expect(focused).toHaveValue("Automation Builder");
  await keyboard.press("Tab");
  await expect(focused).toHaveText("Submit Request");
  await keyboard.press("Enter");
  await expect(focused).toHaveAccessibleName("Phone");
  await expect(focused).toHaveAccessibleDescription("Please enter a valid phone number");
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type(person.Phone);
  await keyboard.press("Enter");
  await expect(focused).toHaveText("What happens next?");
});

test.describe("when the server refuses", () => {
  test.use({ expectedNoise: [/Failed to load resource|net::ERR_/] });

  test("says so in a toast and keeps what was typed", async ({ page }) => {
    await openPage(page, "/membership/request?plan=crm-essentials");
    await fillApplicant(page);
    await page.route("**/api/membership/request", (route) => route.abort());
    await page.getByRole("button", { name: "Submit Request" }).click();
    await expectToast(page, "Submission Failed", "Please try again or contact us directly.");
    await expect(page.locator("form").getByRole("alert")).toHaveText(
      "Please try again or contact us directly.",
    );
    await expectApplicantKept(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 400/] });

  test("the form is posted, refused in place and finally accepted", async ({ page }) => {
    await page.goto("/membership/request?plan=crm-essentials");
    await fillApplicant(page);
    await page.getByLabel("Phone").fill("123");
    await page.getByRole("button", { name: "Submit Request" }).click();
    await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
    await expect(page.getByLabel("Company")).toHaveValue("Analytical Engines");
    await page.getByLabel("Phone").fill("(909) 555-0101");
    await page.getByRole("button", { name: "Submit Request" }).click();
    await expect(page.getByRole("heading", { name: "What happens next?" })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("axe finds nothing in the form and its confirmation", async ({ page }) => {
    await openPage(page, "/membership/request?plan=crm-essentials");
    await expectNoAxeViolations(page);
    await fillApplicant(page);
    await page.getByRole("button", { name: "Submit Request" }).click();
    await expect(page.getByRole("heading", { name: "What happens next?" })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
