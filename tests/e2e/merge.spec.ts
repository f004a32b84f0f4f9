import type { Page } from "@playwright/test";
import { makeCompany, toastSaying } from "../support/admin.ts";
import { expect, expectNoAxeViolations, sidewaysScroll, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const other = (page: Page) => dialog(page).getByRole("combobox");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function choose(page: Page, name: string) {
  await other(page).fill(name.slice(-8));
  await page.getByRole("option", { name }).click();
}

async function openCompany(page: Page, words: string) {
  await page.goto(`/admin/companies?${new URLSearchParams({ q: words })}`);
  await page.getByRole("link", { name: words }).click();
  await expect(heading(page)).toHaveText(words);
}

// The last owner can't be moved, and the browser says so too.
test.use({ expectedNoise: [/409/] });

test("staff move a person, and merge companies after a look at what moves", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const kept = await makeCompany(page);
  await openCompany(page, "Kilns and Sons");
  const people = page.getByRole("region", { name: "People" });
  await page.getByRole("button", { name: "Move Josiah Wedgwood to another company" }).click();
  await choose(page, kept.name);
  await expectNoAxeViolations(page);
  await dialog(page).getByRole("button", { name: "Move", exact: true }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("A company needs an owner.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Move Clarice Cliff to another company" }).click();
  await dialog(page).getByRole("button", { name: "Move", exact: true }).click();
  await expect(other(page)).toBeFocused();
  await expect(other(page)).toHaveAccessibleDescription("Please choose a company");
  await choose(page, kept.name);
  await dialog(page).getByRole("button", { name: "Move", exact: true }).click();
  await expect(toastSaying(page, "Person moved")).toContainText(`with ${kept.name}`);
  await expect(people).not.toContainText("Clarice");

  const old = page.url();
  await page.getByRole("button", { name: "Merge another company" }).click();
  await dialog(page).getByRole("button", { name: "Merge", exact: true }).click();
  await expect(other(page)).toBeFocused();
  await expect(other(page)).toHaveAccessibleDescription("Please choose a company");
  await choose(page, kept.name);
  await expect(dialog(page).getByRole("alert")).toContainText(
    "has a membership that has not ended",
  );
  await expectNoAxeViolations(page);
  await dialog(page)
    .getByRole("link", { name: `Merge Kilns and Sons into ${kept.name}` })
    .click();
  await expect(dialog(page)).toHaveAccessibleDescription(
    `What it has becomes part of ${kept.name}.`,
  );
  await expect(other(page)).toHaveValue("Kilns and Sons");
  await expect(dialog(page)).toContainText("Josiah Wedgwood, owner");
  for (const width of [390, 768, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sidewaysScroll(page), `${width} px`).toBe(0);
    await expectNoAxeViolations(page);
  }
  await dialog(page).getByRole("button", { name: "Merge", exact: true }).click();
  await expect(toastSaying(page, "Companies merged")).toBeVisible();
  await expect(people).toContainText("Josiah Wedgwood");
  await expect(page.getByText("Merged into it")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(old);
  await expect(heading(page)).toHaveText(kept.name);
  await expect(page).toHaveURL(new RegExp(`${kept.id}$`));
});
