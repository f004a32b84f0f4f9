import type { Page } from "@playwright/test";
import { makePost, makeRequest, rowOf, unique } from "../support/admin.ts";
import { expect, expectNoAxeViolations, test } from "../support/browser.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { openScreen, paletteField as field, title } from "./office-frame.ts";

const chosen = (page: Page) => page.getByRole("option", { selected: true });

test("the palette goes anywhere and finds anything by keys alone, and an answer that comes late doesn't replace a newer one", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const [first, second] = [unique("Windmill repair"), unique("Quarry lighting")];
  for (const title of [first, second]) await makePost(page, { title });
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
  const answer = await holdAnswers(page, "**/api/admin/search?q=Windmill*");
  const asked = page.waitForRequest(/search\?q=Windmill/);
  await field(page).fill(first);
  await asked;
  await field(page).fill(second);
  await expect(chosen(page)).toContainText(second);
  const late = page.waitForResponse(/search\?q=Windmill/);
  answer();
  await late;
  await expect(page.getByRole("option")).toHaveText([new RegExp(second)]);
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Edit Blog Post" })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(second);
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
