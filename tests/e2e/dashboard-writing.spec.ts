import { atWidths, expect, expectNoAxeViolations } from "../support/browser.ts";
import { test } from "../support/member-browser.ts";
import { signInAs } from "../support/sign-in.ts";

test.describe("writing to the firm", () => {
  test.use({ expectedNoise: [/ERR_FAILED|status of 401/] });

  test("keeps what was typed over a failure, a closed dialog and a reload, then sends it", async ({
    page,
    program,
  }) => {
    await signInAs(page, program, undefined, "/dashboard");
    await page.getByRole("button", { name: "Schedule Consultation" }).press("Enter");
    await expect(page).toHaveURL(/\?write=consultation$/);
    const dialog = page.getByRole("dialog", { name: "Schedule Consultation" });
    const field = dialog.getByRole("textbox");
    await expect(field).toBeFocused();
    await field.fill("Too short");
    await dialog.getByRole("button", { name: "Send message" }).click();
    await expect(dialog).toContainText("Message must be at least 10 characters");
    await field.fill("Let us talk about our lead routing, Tuesday morning.");
    await page.route("**/api/account/enquiries*", (route) => route.abort());
    await dialog.getByRole("button", { name: "Send message" }).click();
    await expect(dialog.getByRole("alert")).toContainText("was not sent");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Schedule Consultation" })).toBeFocused();
    await page.getByRole("button", { name: "Schedule Consultation" }).click();
    await page.reload();
    await expect(field).toHaveValue("Let us talk about our lead routing, Tuesday morning.");
    await page.unroute("**/api/account/enquiries*");
    await dialog.getByRole("button", { name: "Send message" }).click();
    await expect(page.locator(".toast")).toContainText("Thank you for reaching out!");
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole("button", { name: "Schedule Consultation" }).click();
    await expect(field).toHaveValue("");
  });

  test("with a session that ended meanwhile leads to the sign-in and back to the text", async ({
    page,
    program,
  }) => {
    const email = await signInAs(page, program, undefined, "/dashboard?write=support");
    await expect(page.getByRole("dialog")).toBeVisible();
    await atWidths(page, [390, 1280], () => expectNoAxeViolations(page));
    await page.getByRole("textbox").fill("The nightly import has stopped.");
    await page.context().clearCookies({ name: "session" });
    await page.getByRole("button", { name: "Send message" }).click();
    await page.waitForURL("**/sign-in?*");
    await signInAs(page, program, email, "/dashboard?write=support");
    await expect(page.getByRole("textbox")).toHaveValue("The nightly import has stopped.");
  });
});
