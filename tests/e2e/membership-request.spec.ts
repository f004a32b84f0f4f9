import type { Page } from "@playwright/test";
import {
  atWidths,
  expect,
  expectNoAxeViolations,
  islandsHydrated,
  test,
} from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { countCalls, pressTwice } from "../support/press-twice.ts";
import { tabTo } from "../support/tab-to.ts";
import { expectApplicantKept, expectToast, fillApplicant, person } from "./joining.ts";

const submit = (page: Page) => page.getByRole("button", { name: "Submit Request" });
const confirmation = (page: Page) => page.getByRole("heading", { name: "What happens next?" });

test.describe("for a known plan", () => {
  test.use({ expectedNoise: [/net::ERR_FAILED.*\/api\/membership\/request/] });

  test("it is shown and cannot be changed; what is not sent stays, a double press sends it once, and the confirmation says what happens next", async ({
    page,
  }) => {
    const onPhone = () => atWidths(page, [390], () => expectNoAxeViolations(page));
    await openPage(page, "/membership/request?plan=automation-builder");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Automation Builder");
    const plan = page.getByLabel("Plan", { exact: true });
    await expect(plan).toHaveValue("Automation Builder");
    await expect(plan).not.toBeEditable();
    await onPhone();
    await page.setViewportSize({ width: 1280, height: 800 });

    await fillApplicant(page);
    await page.route("**/api/membership/request", (route) => route.abort());
    await submit(page).click();
    const problem = "Please try again or contact us directly.";
    await expectToast(page, "Submission Failed", problem);
    await expect(page.locator("form").getByRole("alert")).toHaveText(problem);
    await expectApplicantKept(page);
    await page.unroute("**/api/membership/request");

    await islandsHydrated(page);
    const sent = countCalls(page, "POST", "/api/membership/request");
    await pressTwice(submit(page));
    await expectToast(
      page,
      "Request Submitted Successfully!",
      "We'll contact you within 24 hours to discuss your membership.",
    );
    await expect(confirmation(page)).toBeFocused();
    const main = page.getByRole("main");
    await expect(main.getByRole("listitem")).toHaveText([
      /^Personal consultation call/,
      /^Custom plan configuration/,
      /^Account setup and access/,
    ]);
    await expect(main.locator('a[href="/"]')).toBeVisible();
    await expect(main.getByRole("link", { name: "Contact Us" })).toBeVisible();
    expect(sent()).toBe(1);
    await onPhone();
  });
});

test("an unknown plan is not offered; /signup/old is the same screen, and without a plan it asks for one", async ({
  page,
}) => {
  const plan = page.getByLabel("Plan", { exact: true });
  await openPage(page, "/membership/request?plan=You+have+won");
  await expect(plan).toHaveValue("");
  await expect(page.getByRole("main")).not.toContainText("You have won");

  await openPage(page, "/signup/old");
  await submit(page).click();
  for (const text of ["Please enter a valid phone number", "Please select a plan"])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await fillApplicant(page);
  await plan.selectOption("Exec Concierge");
  await submit(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test("can be done by keyboard alone, mistakes included", async ({ page }) => {
  const focused = page.locator(":focus");
  const { keyboard } = page;
  await openPage(page, "/membership/request");
  await tabTo(page, page.getByLabel("First name", { exact: true }));
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 400/] });

  test("the form is posted, refused in place and finally accepted", async ({ page }) => {
    await page.goto("/membership/request?plan=crm-essentials");
    await fillApplicant(page);
    await page.getByLabel("Phone").fill("123");
    await submit(page).click();
    await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
    await expect(page.getByLabel("Company")).toHaveValue("Analytical Engines");
    await page.getByLabel("Phone").fill("(909) 555-0101");
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
  });
});
