import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations } from "../support/browser.ts";
import { test } from "../support/member-browser.ts";

test.use({ expectedNoise: [/status of 404.*gone\.webp/] });

const menuButton = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("button", { name, exact: true });

const menuLinks = (page: Page) => page.locator("#member-menu-bar").getByRole("link");

test("a member finds the dashboard and the sign-out on every public page, on a phone in the panel", async ({
  page,
  become,
}) => {
  await become("withPhoto");
  await page.goto("/");
  await menuButton(page, "Ada").click();
  await expect(menuLinks(page)).toHaveText(["Dashboard", "Sign Out"]);
  await expect(menuLinks(page).first()).toHaveAttribute("href", "/dashboard");
  await expect(menuLinks(page).last()).toHaveAttribute("href", "/api/logout");
  await expect(page.locator(".account-bar .avatar img")).toBeVisible();
  await expect(page.locator(".account-bar .avatar .icon")).toBeHidden();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  await menuButton(page, "Ada").click();
  const links = page.locator("#member-menu-panel").getByRole("link");
  await expect(links).toHaveText(["Dashboard", "Sign Out"]);
  await expect(links.first()).toBeInViewport();
  await links.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ada");
});

test("a nameless account is called Member; a photo that fails leaves the icon", async ({
  page,
  become,
}) => {
  await become("nameless");
  await page.goto("/contact");
  await expect(menuButton(page, "Member")).toBeVisible();
  await become("brokenPhoto");
  const failed = page.waitForResponse("**/photos/gone.webp");
  await page.reload();
  await failed;
  await expect(menuButton(page, "Ada")).toBeVisible();
  await expect(page.locator(".account-bar .avatar .icon")).toBeVisible();
});

test("an admin also finds the back office from any page, with the keyboard alone", async ({
  page,
  become,
}) => {
  await become("admin");
  for (const address of ["/", "/dashboard"]) {
    await page.goto(address);
    const button = menuButton(page, "Root");
    await expect(button).toBeVisible();
    await button.press("ArrowDown");
    await expect(menuLinks(page), address).toHaveText(["Dashboard", "Admin", "Sign Out"]);
    await expect(menuLinks(page).first()).toBeFocused();
    await page.keyboard.press("a");
    await expect(menuLinks(page).nth(1)).toBeFocused();
    await expect(menuLinks(page).nth(1)).toHaveAttribute("href", "/admin");
  }
});
