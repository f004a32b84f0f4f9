import { callAs, makeCompany } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

test.use({ expectedNoise: [/status of 409/] });

test("saving a company, and again after a refusal, undoes nothing that nobody touched", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const { id } = await makeCompany(page);
  const path = `/api/admin/companies/${id}`;
  type Known = { name: string; phone: string; billingEmail: string | null; updatedAt: string };
  const [consultant] = await callAs<{ id: string }[]>(page, "GET", "/api/admin/staff");
  const consultantId = consultant!.id;
  const made = await callAs<Known>(page, "GET", path);
  const inputs = { name: made.name, phone: "", billingEmail: "", consultantId };
  await callAs(page, "PATCH", path, { ...inputs, updatedAt: made.updatedAt });
  // Who has left is not among the staff, nor is anybody until they are loaded.
  await page.route("**/api/admin/staff", (route) => route.fulfill({ json: [] }));
  await page.goto(`/admin/companies/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const chosen = dialog.getByLabel("Who looks after them");
  await chosen.focus();
  await chosen.press("Tab");
  await expect(chosen).toHaveValue(consultantId);
  await dialog.getByLabel("Billing email").fill("books@example.com");
  const { updatedAt } = await callAs<Known>(page, "GET", path);
  await callAs(page, "PATCH", path, { ...inputs, phone: "909 555 0222", updatedAt });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Somebody else has changed this company");
  await expect(dialog.getByLabel("Phone")).toHaveValue("909 555 0222");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  const known = await callAs<Known>(page, "GET", path);
  expect(known).toMatchObject({ phone: "909 555 0222", billingEmail: "books@example.com" });
  expect(known).toMatchObject({ consultant: { id: consultantId } });
});
