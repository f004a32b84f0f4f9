import { callAs, makeCompany, toastSaying } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { openScreen } from "./office-frame.ts";

test.use({ expectedNoise: [/ERR_FAILED/] });

test("work saved again after a lost answer is logged once", async ({ page, program }) => {
  await signInAsAdmin(page, program);
  const { id, name } = await makeCompany(page);
  await openScreen(page, "/admin/work");
  await page.keyboard.press("l");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Company" }).fill(name);
  await page.getByRole("option", { name }).click();
  await dialog.getByLabel("Time").fill("1:20");
  await dialog.getByLabel("What was done").fill("Cleaned up the price list");
  await page.route(
    "**/api/admin/work",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const save = dialog.getByRole("button", { name: "Log work" });
  await save.click();
  await expect(dialog.getByText("Press again: nothing is logged twice.")).toBeVisible();
  await save.click();
  await expect(toastSaying(page, "Work logged")).toBeVisible();
  expect(await callAs(page, "GET", `/api/admin/work?companyId=${id}`)).toHaveLength(1);
});
