import { callAs, unique } from "../support/admin.ts";
import { expect, expectNoAxeViolations, sidewaysScroll, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

test.use({ expectedNoise: [/status of 400/] });

test("staff try a file of companies, see what would change, and import it by keyboard", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program, "/admin/import");
  const { keyboard } = page;
  const name = unique("Imported Works");
  const fill = async (text: string) => {
    const file = { name: "companies.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
    await page.getByLabel("CSV file").setInputFiles(file);
    await page.getByRole("button", { name: "Show what would change" }).focus();
    await keyboard.press("Enter");
  };
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download a template" }).click();
  expect((await saved).suggestedFilename()).toBe("companies-template.csv");
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Please choose a CSV file." }),
  ).toBeVisible();
  await fill('Company\n"Open');
  await expect(page.getByRole("alert").filter({ hasText: "quotes" })).toBeVisible();
  await expectNoAxeViolations(page);

  await fill(`Company;Phone;Size\n${name};909 555 0100;9\n;909 555 0100;1`);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByText("Left out, as no field is called so: Size.")).toBeVisible();
  const bad = page.getByRole("row").filter({ hasText: "Company name is required." });
  await expect(bad).toContainText("Can’t be imported");
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByLabel("Show").selectOption({ label: "To add" });
  await expect(bad).toHaveCount(0);
  await page.getByRole("button", { name: "Import 1 row" }).focus();
  await keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Done: 1 added" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Imported" })).toBeFocused();
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Added");
  const found = await callAs<{ name: string }[]>(
    page,
    "GET",
    `/api/admin/companies?q=${encodeURIComponent(name)}`,
  );
  expect(found).toHaveLength(1);
});
