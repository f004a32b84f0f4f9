import type { Page } from "@playwright/test";
import { makePost, makeRequest, rowOf, unique } from "../support/admin.ts";
import { expect, expectNoAxeViolations, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { openScreen, paletteField as field, title } from "./office-frame.ts";

const chosen = (page: Page) => page.getByRole("option", { selected: true });

test("the palette goes anywhere and finds anything by keys alone", async ({ page, program }) => {
  await signInAsAdmin(page, program);
  const { title: post } = await makePost(page, { title: unique("Lighthouse keeping") });
  const name = await makeRequest(page);
  await openScreen(page, "/admin/operations");
  const { keyboard } = page;
  await keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(chosen(page)).toHaveText("Today");
  await keyboard.press("ArrowDown");
  await expect(chosen(page)).toHaveText("Promises kept");
  const id = await chosen(page).getAttribute("id");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", id ?? "");
  await keyboard.press("ArrowUp");
  await keyboard.press("ArrowUp");
  await expect(chosen(page)).toContainText("Keyboard shortcuts");
  await keyboard.type("signed");
  await expect(chosen(page)).toHaveText("Signed-in users");
  await keyboard.press("Enter");
  await expect(title(page)).toHaveText("Signed-in users");
  await expect(page.getByRole("main")).toBeFocused();

  await keyboard.press("ControlOrMeta+K");
  await keyboard.type(name);
  await expect(chosen(page)).toContainText(name);
  await keyboard.press("Enter");
  await expect(rowOf(page, name)).toBeVisible();
  await expect(page).toHaveURL(/tab=requests/);

  await page.getByRole("button", { name: "Search", exact: false }).first().click();
  await keyboard.type("no such thing anywhere");
  await expect(page.getByText(/^Nothing found for “no such thing anywhere”/)).toBeVisible();
  await field(page).fill(post);
  await expect(chosen(page)).toContainText(post);
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Edit Blog Post" })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(post);
});

test("an answer that comes late doesn't replace a newer one", async ({ page, program }) => {
  await signInAsAdmin(page, program);
  const first = unique("Windmill repair");
  const second = unique("Quarry lighting");
  await makePost(page, { title: first });
  await makePost(page, { title: second });
  const held = Promise.withResolvers<void>();
  await page.route(/api\/admin\/search\?q=Windmill/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openScreen(page, "/admin");
  await page.keyboard.press("ControlOrMeta+K");
  const asked = page.waitForRequest(/search\?q=Windmill/);
  await page.keyboard.type(first);
  await asked;
  await field(page).fill(second);
  await expect(chosen(page)).toContainText(second);
  const late = page.waitForResponse(/search\?q=Windmill/);
  held.resolve();
  await late;
  await expect(page.getByRole("option")).toHaveText([new RegExp(second)]);
});

test("single keys act outside of fields, are listed, and can be turned off", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  await openScreen(page, "/admin");
  const { keyboard } = page;
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const editor = page.getByRole("dialog", { name: "Create New Blog Post" });
  await page.getByLabel("Search posts").press("n");
  await expect(page.getByLabel("Search posts")).toHaveValue("n");
  await expect(editor).toHaveCount(0);
  await page.getByLabel("Search posts").fill("");
  await page.getByRole("tab", { name: "Blog Posts" }).focus();
  await keyboard.press("?");
  await expect(help.locator("dt")).toHaveText([
    "Search, or go anywhere",
    "Search",
    "Log work",
    "New post",
    "Keyboard shortcuts",
  ]);
  await expectNoAxeViolations(page);
  await keyboard.press("n");
  await expect(editor).toHaveCount(0);
  await help.getByLabel("Single keys work on this device").uncheck();
  await keyboard.press("Escape");
  await expect(help).toHaveCount(0);
  await keyboard.press("n");
  await keyboard.press("ControlOrMeta+K");
  await expect(field(page)).toBeFocused();
  await expect(editor).toHaveCount(0);
  await keyboard.type("keyboard");
  await keyboard.press("Enter");
  await help.getByLabel("Single keys work on this device").check();
  await keyboard.press("Escape");
  await expect(help).toHaveCount(0);
  await keyboard.press("n");
  await expect(editor).toBeVisible();
});
