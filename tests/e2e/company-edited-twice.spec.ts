import { callAs, makeCompany } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

test.use({ expectedNoise: [/status of 409/] });

test("saving a company again after a refusal undoes nothing that a colleague has saved", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const { id } = await makeCompany(page);
  const path = `/api/admin/companies/${id}`;
  type Known = { name: string; phone: string; billingEmail: string | null; updatedAt: string };
  await page.goto(`/admin/companies/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Billing email").fill("books@example.com");
  const { name, updatedAt } = await callAs<Known>(page, "GET", path);
  const theirs = { name, phone: "909 555 0222", billingEmail: "", consultantId: null, updatedAt };
  await callAs(page, "PATCH", path, theirs);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Somebody else has changed this company");
  await expect(dialog.getByLabel("Phone")).toHaveValue("909 555 0222");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  const known = await callAs<Known>(page, "GET", path);
  expect(known).toMatchObject({ phone: "909 555 0222", billingEmail: "books@example.com" });
});
