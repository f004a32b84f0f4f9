import { expect, islandsHydrated, test } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";

test("a form that was refused leaves the focus alone once somebody types", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/contact");
  await islandsHydrated(page);
  // From here on every timer is late, as on a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Send message" }).press("Enter");
  await expect(page.getByText("First name is required")).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.keyboard.type("Ada");
  await expect(page.getByText("First name is required")).toBeHidden();
  await page.clock.runFor(1000);
  await page.keyboard.type("line");
  await expect(page.getByLabel("First name")).toHaveValue("Adaline");
  await expect(page.getByLabel("Last name")).toHaveValue("");
});
