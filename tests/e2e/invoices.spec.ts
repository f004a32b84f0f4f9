import { randomUUID } from "node:crypto";
import { trialAddresses } from "../../content/trial.ts";
import { approveRequest, callAs, rowOf, toastSaying } from "../support/admin.ts";
import { expect, expectNoAxeViolations, sidewaysScroll } from "../support/browser.ts";
import { ownTest } from "../support/own-test.ts";
import { refusal, refuseNext } from "../support/refuse-next.ts";
import { signInAs } from "../support/sign-in.ts";
import { press, tabTo } from "../support/tab-to.ts";

const test = ownTest("invoices");

test("a company is billed by hand: staff mark what came by keyboard, the member reads it with the work behind it, and both add up", async ({
  page: member,
  program,
  browser,
}) => {
  test.setTimeout(240_000);
  const company = `Lumber ${randomUUID().slice(0, 8)}`;
  const context = await browser.newContext({ baseURL: program.url });
  const staff = await context.newPage();
  const email = await signInAs(member, program);
  await callAs(member, "POST", "/api/membership/request", {
    firstName: "Robin",
    lastName: "Okafor",
    email,
    phone: "909 555 0100",
    company,
    requestedPlan: "Essential",
  });
  await signInAs(staff, program, trialAddresses.admin);
  await approveRequest(staff, company);

  const { companyId, today } = {
    ...(await callAs<{ companyId: string }>(member, "GET", "/api/membership/hours")),
    ...(await callAs<{ today: string }>(staff, "GET", "/api/admin/timer")),
  };
  const work = { companyId, date: today, minutes: 600, where: "onshore", text: "A long day" };
  const { id } = await callAs<{ id: string }>(staff, "POST", "/api/admin/work", work);
  await callAs(member, "POST", `/api/membership/work/${id}/agreement`);
  await callAs(staff, "POST", `/api/admin/work/${id}/approve`);
  await callAs(staff, "POST", "/dev/clock", { days: 70 });

  const looked = async (page: typeof member) => {
    expect.soft(await sidewaysScroll(page), page.url()).toBe(0);
    await expectNoAxeViolations(page);
  };
  await staff.goto("/admin/invoices?sort=date&direction=asc");
  const first = rowOf(staff, company).first();
  await press(staff, first.getByRole("button", { name: "Mark as paid" }));
  const dialog = staff.getByRole("dialog");
  await tabTo(staff, dialog.getByLabel(/^Reference/));
  await staff.keyboard.type("Check 12");
  await looked(staff);
  await press(staff, dialog.getByRole("button", { name: "Mark as paid" }));
  await expect(toastSaying(staff, "Marked as paid")).toBeVisible();
  await expect(first).toContainText("Check 12");
  await expect(first).toBeFocused();
  await refuseNext(staff, "**/payment");
  await press(staff, first.getByRole("button", { name: "Take payment back" }));
  await expect(first.getByRole("alert")).toHaveText(refusal);
  await looked(staff);
  await staff.goto("/admin/today");
  await expect(rowOf(staff, company).first()).toContainText("overdue");

  await member.goto("/dashboard/billing");
  const invoices = member.locator(".invoice-list > li");
  await expect(invoices).toHaveCount(3);
  await looked(member);
  await press(member, invoices.first().getByRole("link").first());
  await expect(member.getByRole("heading", { level: 1 })).toContainText("Invoice FA-");
  await expect(rowOf(member, "Hours beyond your plan")).toContainText("$600");
  await looked(member);
  await press(member, member.getByRole("link", { name: "See the work behind it" }));
  await expect(rowOf(member, "A long day")).toContainText("5 h");
  await press(member, member.getByRole("link", { name: /^invoice FA-/ }));
  await expect(member.getByRole("heading", { level: 1 })).toContainText("Invoice FA-");

  await staff.goto("/admin/reports");
  await expect(staff.locator(".facts")).toContainText("Outstanding");
  await press(staff, staff.getByText("Month by month").first());
  const revenue = staff.getByRole("table", { name: "Recurring revenue, month by month" });
  await expect(revenue.getByRole("row").last().getByRole("cell").last()).toHaveText("–");
  for (const width of [390, 1280]) {
    await staff.setViewportSize({ width, height: 900 });
    await looked(staff);
  }
  await staff.goto("/admin/reports/account");
  await expect(rowOf(staff, company).first()).toBeVisible();
  await looked(staff);
  await staff.emulateMedia({ media: "print" });
  await staff.setViewportSize({ width: 700, height: 900 });
  await expect(rowOf(staff, company).first()).toHaveCSS("display", "table-row");

  await callAs(staff, "POST", `/api/admin/work/${id}/reverse`);
  await callAs(member, "POST", "/api/billing/pause", { months: 1 });
  await callAs(staff, "POST", "/dev/clock", { days: 32 });
  await member.goto("/dashboard/billing");
  await expect(member.getByText(/^Paused/).first()).toBeVisible();
  const credit = member.getByRole("listitem").filter({ hasText: "Correction of hours" });
  await expect(credit).toContainText("$600Correction");
  await expect(credit).toContainText(
    "Will be taken off the next invoice that is at least as large",
  );
  await looked(member);

  await staff.emulateMedia({ media: "screen" });
  await staff.goto(`/admin/companies/${companyId}`);
  await press(staff, staff.getByRole("button", { name: /^Mark paid back Correction of hours/ }));
  const question = staff.getByRole("dialog", { name: "Mark the $600 credit as paid back" });
  await expect(question.getByLabel(/^How it was paid back/)).toBeFocused();
  await looked(staff);
  await staff.keyboard.type("Bank transfer");
  await press(staff, question.getByRole("button", { name: "Mark paid back" }));
  await expect(toastSaying(staff, "Paid back")).toBeVisible();
  await expect(
    staff.getByRole("button", { name: /^Mark not paid back Correction of hours/ }),
  ).toBeFocused();
  await looked(staff);
  await member.reload();
  await expect(credit).toContainText(/Paid back on .* · Bank transfer/);
  const to = (await callAs<{ today: string }>(staff, "GET", "/api/admin/timer")).today;
  await staff.goto(`/admin/reports/account?from=${to}&to=${to}`);
  const row = staff.getByRole("table", { name: "Credits paid back" }).getByRole("row").nth(1);
  await expect(row).toContainText(/Correction of hours.*Bank transfer\$600\.00/);
  await looked(staff);
  const file = (name: string) => staff.request.get(`/api/admin/reports/${name}`);
  const account = await (await file(`account.csv?from=${to}&to=${to}`)).text();
  expect(account).toMatch(/,Credit paid back,.*Bank transfer",600,/);
  const [months, ...rows] = (await (await file("outstanding.csv")).text()).trim().split("\r\n");
  const at = months!.split(",").indexOf("Credits paid back");
  expect(rows.at(-1)!.split(",")[at]).toBe("600");
  await context.close();
});
