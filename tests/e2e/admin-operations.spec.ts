import { callAs, rowOf, toastSaying } from "../support/admin.ts";
import { expect, expectNoAxeViolations, test } from "../support/browser.ts";
import { shiftsOn, watchShifts } from "../support/layout-shift.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

test.use({ expectedNoise: [/status of 4(01|29)/] });

test("quarantined messages, failed jobs and waiting ones are on a page of their own", async ({
  page,
  program,
}) => {
  const word = `held-${Date.now()}`;
  await callAs(page, "POST", "/api/contact", {
    firstName: "Robin",
    lastName: "Machine",
    email: "robin@example.com",
    phone: "",
    company: "",
    interestedIn: "other",
    message: `A message with ${word} in it`,
    website: "http://spam.example",
  });
  await signInAsAdmin(page, program, "/admin");
  // What the program itself does each minute waits for a moment, too.
  await page.route("**/api/admin/job-queue", (route) =>
    route.fulfill({ json: { jobs: "running", waiting: [] } }),
  );
  await page.getByRole("link", { name: "Operations" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Operations");
  await expect(page.getByText(word)).toBeVisible();
  await expect(page.getByText("No failed jobs.")).toBeVisible();

  const job = {
    id: "11111111-2222-4333-8444-555555555555",
    name: "enquiry-notice",
    payload: { contactId: 7 },
    error: "Error: the mail server refused it",
    failedAt: "2026-01-05T09:00:00.000Z",
  };
  await expect(page.getByText("Nothing is waiting.")).toBeVisible();
  await expect(rowOf(page, "Mail")).toContainText("FineNo mail has waited");
  await expect(rowOf(page, "Backup")).toContainText("No backup yet");
  const waiting = {
    name: "enquiry-acknowledgement",
    waiting: 13,
    failing: 12,
    oldest: "2026-01-05T09:00:00.000Z",
    failingSince: "2026-01-05T09:00:00.000Z",
    nextTry: "2026-01-05T10:00:00.000Z",
    error: "Error: The mail server smtp.example.com: Greeting never received",
  };
  const belongsTo = { origin: "https://firm.example", place: "PostgreSQL 7/5 at db:5432" };
  const held = { jobs: "held", code: "0123abcd", belongsTo: { ...belongsTo, since: job.failedAt } };
  await page.route("**/api/admin/job-queue", (route) =>
    route.fulfill({ json: { ...held, waiting: [waiting] } }),
  );
  await page.route("**/api/admin/health", async (route) => {
    const known = await (await route.fetch()).json();
    const slow = { text: "select $1", count: 2, slowestMs: 1234, lastAt: job.failedAt };
    const lastBackup = new Date(Date.parse(known.now) - 50 * 60 * 60_000).toISOString();
    await route.fulfill({
      json: { ...known, lastBackup, promisesLate: 2, slowQueries: [slow] },
    });
  });
  const failed = [job, { ...job, id: job.id.replace("1", "2"), name: "welcome-mail" }];
  await page.route("**/api/admin/failed-jobs", (route) => route.fulfill({ json: failed }));
  const mail = {
    id: job.id,
    address: "mailer-daemon@example.org",
    name: "Mail delivery",
    subject: "Undelivered mail",
    excerpt: "Your message could not be delivered.",
    reason: "bounce",
    createdAt: job.failedAt,
  };
  const mails = [mail];
  await page.route("**/api/admin/set-aside-mails", (route) => route.fulfill({ json: mails }));
  await page.reload();
  await expect(page.getByText("A mail could not be delivered.")).toBeVisible();
  await expect(rowOf(page, "Backup")).toContainText("Needs youLast backup 2 days ago");
  await expect(rowOf(page, "Promises").getByRole("link")).toHaveAttribute(
    "href",
    "/admin/inbox?late=true",
  );
  await expect(rowOf(page, "select $1")).toContainText("1.2 s");
  await expectNoAxeViolations(page);
  await expect(rowOf(page, "enquiry-notice")).toContainText("the mail server refused it");
  await expect(rowOf(page, "enquiry-notice")).toContainText("1:00");
  await expect(rowOf(page, waiting.name)).toContainText("12since");
  await expect(rowOf(page, waiting.name)).toContainText("Greeting never received");
  await expect(rowOf(page, waiting.name)).toContainText("When jobs run");
  await expect(page.getByText("ADOPT_DATABASE=0123abcd")).toBeVisible();
  const retry = `**/api/admin/failed-jobs/${job.id}/retry`;
  await page.route(retry, (route) =>
    route.fulfill({ status: 429, json: { message: "Please wait.", code: "too_many" } }),
  );
  await page.getByText("Payload").first().click();
  await expect(page.getByText('"contactId": 7').first()).toBeVisible();
  const runAgain = (name: string) => page.getByRole("button", { name: `Run again ${name}` });
  await runAgain(job.name).click();
  await expect(rowOf(page, job.name).getByRole("alert")).toHaveText("Please wait.");
  await page.unroute(retry);
  await page.route("**/api/admin/failed-jobs/*/retry", (route) => {
    failed.shift();
    return route.fulfill({ status: 204 });
  });
  await runAgain(job.name).press("Enter");
  await expect(toastSaying(page, "Requeued")).toBeVisible();
  await expect(rowOf(page, "welcome-mail")).toBeFocused();
  await runAgain("welcome-mail").press("Enter");
  await expect(page.getByText("No failed jobs.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Failed jobs" })).toBeFocused();
  await page.route(`**/api/admin/set-aside-mails/${mail.id}/dismissal`, (route) => {
    mails.pop();
    return route.fulfill({ status: 204 });
  });
  await page.getByRole("button", { name: `Dismiss “${mail.subject}”` }).press("Enter");
  await expect(page.getByText("No emails set aside.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Emails set aside" })).toBeFocused();
  // Another process may run them, and this one knows when.
  const ready = { ...waiting, name: "welcome-mail", nextTry: null };
  await page.route("**/api/admin/job-queue", (route) =>
    route.fulfill({ json: { jobs: "off", waiting: [waiting, ready] } }),
  );
  await page.reload();
  const nextTry = rowOf(page, waiting.name).locator(`time[datetime="${waiting.nextTry}"]`);
  await expect(nextTry).toBeVisible();
  await expect(rowOf(page, ready.name)).toContainText("When jobs run");
});

test("a part that comes last pushes none of the others down", async ({ page, program }) => {
  await signInAsAdmin(page, program);
  await watchShifts(page);
  const held = Promise.withResolvers<void>();
  const jobs = ["enquiry-notice", "enquiry-acknowledgement"].map((name) => ({
    name,
    waiting: 2,
    failing: 0,
    oldest: "2026-01-05T09:00:00.000Z",
    failingSince: null,
    nextTry: null,
    error: null,
  }));
  await page.route("**/api/admin/job-queue", async (route) => {
    await held.promise;
    await route.fulfill({ json: { jobs: "running", waiting: jobs } });
  });
  const others = ["health", "failed-jobs", "held-enquiries", "set-aside-mails"].map((name) =>
    page.waitForResponse(`**/api/admin/${name}`),
  );
  await page.goto("/admin/operations");
  for (const other of await Promise.all(others)) await other.finished();
  await shiftsOn(page);
  held.resolve();
  await expect(page.getByText("No failed jobs.")).toBeVisible();
  await expect(rowOf(page, "enquiry-notice")).toBeVisible();
  expect(await shiftsOn(page)).toEqual([]);
});
