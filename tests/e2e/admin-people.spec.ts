import { rowOf, toastSaying } from "../support/admin.ts";
import {
  atWidths,
  expect,
  expectNoAxeViolations,
  sidewaysScroll,
  test,
} from "../support/browser.ts";
import { signInAs, signInAsAdmin } from "../support/sign-in.ts";

test("staff find someone and sign them out everywhere, with the keyboard alone, and axe finds nothing", async ({
  page,
  program,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: program.url });
  const email = await signInAs(await context.newPage(), program);
  await signInAsAdmin(page, program, "/admin");
  await page.getByRole("link", { name: "Signed-in users" }).press("Enter");
  const search = page.getByLabel("Search by name or email");
  await search.focus();
  await page.keyboard.type(email);
  const row = rowOf(page, email);
  await expect(row).toContainText("1 session");
  await expect(row.locator("time")).toHaveText(/\d:\d\d/);
  await expect(page.getByRole("row")).toHaveCount(2);
  // A search of half of it can find the same person, and be the address already.
  await expect(page).toHaveURL(`/admin/sessions?${new URLSearchParams({ q: email })}`);
  await page.reload();
  await expect(row).toBeVisible();
  await atWidths(page, [390, 1280], async () => {
    await expectNoAxeViolations(page);
    expect(await sidewaysScroll(page)).toBe(0);
  });
  const announcing = page.getByRole("status").filter({ hasText: "1 person" });
  const announced = await announcing.elementHandle();
  const button = row.getByRole("button", { name: "Sign out everywhere" });
  await button.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await atWidths(page, [390, 1280], () => expectNoAxeViolations(page));
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  expect((await context.request.get("/api/auth/user")).status()).toBe(200);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toastSaying(page, "Signed out")).toContainText("1 session");
  await expect(page.getByText("in their name or email is signed in.")).toBeVisible();
  expect(await announced?.textContent()).toContain(`Nobody with “${email}”`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect((await context.request.get("/api/auth/user")).status()).toBe(401);
  await context.close();
});
