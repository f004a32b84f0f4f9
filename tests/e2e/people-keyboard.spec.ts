import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { addressOf } from "../support/people.ts";
import { signInAs } from "../support/sign-in.ts";
import { press, tabTo } from "../support/tab-to.ts";

test("people are invited, changed and removed by keyboard alone, and the focus is never lost", async ({
  page,
  program,
}) => {
  const { keyboard } = page;
  const toast = page.locator(".toast");
  const button = (name: string | RegExp): Locator => page.getByRole("button", { name });
  await signInAs(page, program, addressOf("edsger"), "/dashboard");
  await press(page, page.getByRole("link", { name: "People", exact: true }));

  const change = button("Change role of Niklaus Wirth");
  await press(page, change);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Requester")).toBeFocused();
  await keyboard.press("ArrowDown");
  await expect(dialog.getByLabel("Viewer")).toBeChecked();
  await press(page, button("Save role"));
  await expect(toast).toContainText("Niklaus Wirth is now a viewer.");
  await expect(change).toBeFocused();

  const email = page.getByLabel("Email");
  await tabTo(page, email);
  await keyboard.type("tony@people.example");
  await keyboard.press("Tab");
  await expect(page.getByLabel("Requester")).toBeFocused();
  await keyboard.press("ArrowUp");
  await keyboard.press("Enter");
  await expect(toast).toContainText("Invitation sent");
  const invited = page.locator(".person-row", { hasText: "tony@people.example" });
  await expect(invited).toContainText("Billing");
  // What it says is what the first one said.
  const sentAgain = page.waitForResponse((answer) => answer.request().method() === "POST");
  await press(page, button("Send again to tony@people.example"));
  await sentAgain;
  await expect(toast).toContainText("Invitation sent");
  await expect(button("Send again to tony@people.example")).toBeFocused();
  await press(page, button(/^Withdraw/));
  await expect(toast).toContainText("Invitation withdrawn");
  await expect(invited).toHaveCount(0);
  await expectFocusSomewhere(page);

  const remove = button("Remove Niklaus Wirth");
  await press(page, remove);
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await keyboard.press("Escape");
  await expect(remove).toBeFocused();
  await keyboard.press("Enter");
  await press(page, page.getByRole("alertdialog").getByRole("button", { name: "Remove" }));
  await expect(toast).toContainText("Niklaus Wirth was removed");
  await expect(page.getByRole("heading", { name: "Who has access" })).toBeFocused();
});

async function expectFocusSomewhere(page: Page): Promise<void> {
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  expect(focused).not.toBe("BODY");
}
