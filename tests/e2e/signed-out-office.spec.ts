import { call, unique } from "../support/admin.ts";
import { expect, expectNoAxeViolations, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

test.use({ expectedNoise: [/status of 401/] });

test("staff whose session has ended are led to the sign-in, and send what they wrote", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const subject = unique("Invoices twice");
  const made = await call(page, "POST", "/api/contact", {
    firstName: "Robin",
    lastName: subject,
    email: "robin@example.com",
    interestedIn: "other",
    message: "Please tell us what this costs.",
    website: "",
    startedAt: Date.now() - 60_000,
  });
  expect(made.status).toBe(201);
  await page.goto(`/admin/inbox?q=${encodeURIComponent(subject)}`);
  await page.getByRole("link", { name: subject }).click();
  const answer = page.getByRole("textbox", { name: "Answer" });
  await answer.fill("Nothing at all.");
  // What is still loading would say, too, that they are signed out.
  await expect(page.getByText("Nobody has assigned, moved or merged it yet.")).toBeVisible();
  const cookies = await page.context().cookies();
  await page.context().clearCookies({ name: "session" });
  await page.getByRole("button", { name: "Send answer" }).click();
  const problem = page.getByRole("alert").filter({ hasText: "You have been signed out." });
  const way = problem.getByRole("link", { name: "Sign in again in a new tab" });
  const here = encodeURIComponent(new URL(page.url()).pathname);
  await expect(way).toHaveAttribute("href", new RegExp(`^/api/login\\?returnTo=${here}`));
  await expectNoAxeViolations(page);
  await page.context().addCookies(cookies);
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("list", { name: "Messages" })).toContainText("Nothing at all.");

  await page.context().clearCookies({ name: "session" });
  await page.getByRole("button", { name: "Make it a company" }).click();
  await expect(way).toBeVisible();
  await page.context().addCookies(cookies);
  await page.getByRole("button", { name: "Make it a company" }).click();
  await page.waitForURL("**/admin/companies/*");
  await page.getByRole("textbox", { name: "New note" }).fill("Call them on Monday.");
  await page.context().clearCookies({ name: "session" });
  await page.getByRole("button", { name: "Add note" }).click();
  const notes = page.getByRole("region", { name: "Notes" });
  await expect(notes.getByRole("alert")).toContainText(
    "You have been signed out. Nothing is lost.",
  );
  await page.context().addCookies(cookies);
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.locator(".notes").getByText("Call them on Monday.")).toBeVisible();
});
