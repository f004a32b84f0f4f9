import type { Page } from "@playwright/test";
import { addDays } from "../../domain/fields/civil-date.ts";
import { trialAddresses } from "../../content/trial.ts";
import { callAs, rowOf, toastSaying } from "../support/admin.ts";
import { expect, expectNoAxeViolations, sidewaysScroll } from "../support/browser.ts";
import { attributeOf, parseHtml, wordsOf } from "../support/html.ts";
import { ownTest } from "../support/own-test.ts";
import { refusal, refuseNext } from "../support/refuse-next.ts";
import { signUpWithCard } from "../support/sandbox-signup.ts";
import { fromOurPages, signInAs } from "../support/sign-in.ts";
import { quoteDraft } from "../support/quote-draft.ts";
import { press } from "../support/tab-to.ts";

const test = ownTest("open-payments");

const billing = "/dashboard/billing";

/** What the nightly comparison leaves to a person, which nothing on a trial brings about. */
const differing = {
  billed: true,
  readAt: "2026-03-05T10:00:00.000Z",
  differences: [
    { what: "Whether it is canceled", stripe: "yes", ours: "no", repaired: false },
    { what: "Credit", stripe: "$0", ours: "$41", repaired: true },
  ],
  facts: [{ label: "Card", stripe: "Visa ending in 4242", ours: "none", same: false }],
};

/** By the first such button of the stand-in's page, whose forms are as plain as those of its bank. */
async function decide(staff: Page, name: string): Promise<void> {
  const shown = parseHtml(await (await staff.request.get("/dev/cards")).text());
  const form = shown.querySelectorAll("form").find((one) => wordsOf(one) === name);
  const value = (tag: string) => attributeOf(form!.querySelector(tag)!, "value");
  const answer = await staff.request.post("/dev/cards", {
    form: { id: value("input"), act: value("button") },
    headers: await fromOurPages(staff),
  });
  expect(answer.ok(), name).toBe(true);
}

test("a first payment is asked for again, an upgrade waits for the bank and is called off, and staff settle a lost dispute and plan a term", async ({
  page,
  program,
  browser,
}) => {
  test.setTimeout(300_000);
  const email = "waiting@example.com";
  const context = await browser.newContext({ baseURL: program.url });
  const staff = await context.newPage();
  await signUpWithCard(page, email, { planId: "crm-essentials", outcome: "refused-later" });
  await signInAs(staff, program, trialAddresses.admin, "/admin/signups");
  await rowOf(staff, email).getByRole("button", { name: "Confirm" }).click();
  await staff.getByRole("button", { name: "Confirm signup" }).click();
  await expect(toastSaying(staff, "Signup Confirmed")).toContainText("The card was declined.");
  await expect(rowOf(staff, email).locator(".status")).toHaveText("Not paid");
  await refuseNext(staff, "**/charge");
  await rowOf(staff, email).getByRole("button", { name: "Ask the card again" }).click();
  await expect(rowOf(staff, email).getByRole("alert")).toHaveText(refusal);
  await expectNoAxeViolations(staff);

  await signInAs(page, program, email, billing);
  await expect(page.getByRole("heading", { name: "Your card was declined" })).toBeVisible();
  await expect(page.getByText("could not be charged to your Visa ending in 0341")).toBeVisible();
  await expectNoAxeViolations(page);
  await callAs(staff, "POST", "/dev/clock", { days: 2 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Payment not completed" })).toBeVisible();
  await press(page, page.getByRole("button", { name: "Use another card" }));
  await expect(page.getByRole("dialog")).toHaveAccessibleDescription(
    /The open payment of \$1,250 is charged to it at once/,
  );
  await page.keyboard.press("Escape");
  await expectNoAxeViolations(page);
  await decide(staff, "Accept");
  await press(page, page.getByRole("button", { name: "Charge $1,250 to Visa ending in 0341" }));
  await expect(toastSaying(page, "Payment asked for")).toBeVisible();
  await expect(page.getByText("Active, and renews by itself.")).toBeVisible();

  await decide(staff, "Ask bank");
  await page.getByRole("button", { name: "Choose Fractional CTO" }).click();
  await page.getByRole("radio", { name: "Take it now" }).check();
  await page.getByRole("button", { name: /^Change now for / }).click();
  await expect(toastSaying(page, "The bank asks to confirm the payment")).toBeVisible();
  await expect(page.getByText(/^The payment of .* plan changes to Fractional CTO/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Confirm with your bank" })).toHaveAttribute(
    "href",
    /\/dev\/cards\/invoices\/in_/,
  );
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sidewaysScroll(page)).toBe(0);
  await press(page, page.getByRole("button", { name: "Keep CRM Essentials" }));
  await expect(toastSaying(page, "The change was called off")).toBeVisible();
  await expect(page.getByRole("link", { name: "Confirm with your bank" })).toHaveCount(0);

  await decide(staff, "Open a dispute");
  await decide(staff, "Dispute lost");
  // The stand-in tells of it after its answer, as the provider does.
  type Billing = { invoices: { dispute: string | null }[] };
  const disputes = async () =>
    (await callAs<Billing>(page, "GET", "/api/billing")).invoices.map(({ dispute }) => dispute);
  await expect.poll(disputes).toContain("lost");
  await page.reload();
  await expect(page.getByText("Your bank reversed a payment.")).toBeVisible();
  await staff.route("**/api/admin/companies/*/provider", (route) =>
    route.fulfill({ json: differing }),
  );
  await staff.goto("/admin/today");
  const reversal = rowOf(staff, "lost to a dispute");
  await expect(reversal).toContainText("Settle what the bank took back");
  await press(staff, reversal.getByRole("link"));
  await expect(staff.getByText("Needs a person.")).toBeVisible();
  await refuseNext(staff, "**/provider");
  await staff.getByRole("button", { name: "Read again" }).click();
  await expect(staff.getByRole("alert")).toHaveText(refusal);
  const troubles = staff.getByRole("list", { name: "What needs a person" });
  await expect(troubles.getByRole("listitem")).toContainText([
    /^Reversed by the bank after a dispute: .*, \$1,250\. Agree how they pay it/,
    "1 difference to set right",
  ]);
  await expectNoAxeViolations(staff);
  await press(staff, troubles.getByRole("link", { name: "Invoices" }));
  await expect(staff.getByRole("heading", { name: "Invoices", exact: true })).toBeFocused();
  await press(staff, staff.getByRole("button", { name: /^Mark settled / }));
  const question = staff.getByRole("dialog", { name: /is settled$/ });
  await expect(question.getByLabel("How it was settled, for staff")).toBeFocused();
  await expectNoAxeViolations(staff);
  await staff.keyboard.type("They sent a check");
  await press(staff, question.getByRole("button", { name: "Mark settled" }));
  await expect(toastSaying(staff, "Settled")).toBeVisible();
  await expect(staff.getByText("They sent a check")).toBeVisible();
  await expect(troubles).not.toContainText("Reversed by the bank");
  await page.reload();
  await expect(page.getByText("Nothing is due.")).toBeVisible();
  await expect(page.getByText("They sent a check")).toHaveCount(0);

  const change = staff.getByRole("button", { name: "Change plan or term" });
  await change.click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByLabel("Plan", { exact: true }).selectOption("enterprise");
  await dialog.getByRole("radio", { name: "Yearly" }).check();
  await dialog.getByRole("button", { name: /^Change on / }).click();
  await expect(staff.getByRole("list", { name: "What happens next" })).toContainText(
    "Changes to Enterprise, yearly",
  );
  await change.click();
  await expect(dialog.getByLabel("Plan", { exact: true })).toHaveValue("enterprise");
  await expect(dialog.getByRole("radio", { name: "Yearly" })).toBeChecked();
  await expect(dialog).toContainText("This is planned already, from");

  type Hours = { companyId: string; period: { starts: string } };
  const { companyId, period } = await callAs<Hours>(page, "GET", "/api/membership/hours");
  await callAs(page, "PUT", "/api/billing/overage", { capMinutes: 60 });
  const work = { companyId, date: period.starts, minutes: 660, where: "onshore", text: "Import" };
  const { id } = await callAs<{ id: string }>(staff, "POST", "/api/admin/work", work);
  await callAs(staff, "POST", `/api/admin/work/${id}/approve`);
  await page.goto("/dashboard/hours");
  await expect(page.getByText("beyond your hours, $120")).toBeVisible();
  await expect(page.getByText("so an owner is asked first")).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goto(billing);
  await expect(page.getByText("beyond your plan so far, for $120")).toBeVisible();
  await expectNoAxeViolations(page);

  const { today } = await callAs<{ today: string }>(staff, "GET", "/api/admin/timer");
  const draft = { ...quoteDraft, companyId, expiresOn: addDays(today, 20) };
  type Quote = { id: string; version: number };
  const quote = await callAs<Quote>(staff, "POST", "/api/admin/quotes", draft);
  const at = `/api/admin/quotes/${quote.id}`;
  const send = ({ version }: Quote) => callAs(staff, "POST", `${at}/sending`, { version });
  await send(quote);
  const title = "Zoho CRM, and its data";
  await send(await callAs<Quote>(staff, "PUT", at, { ...draft, title, version: quote.version }));
  await page.goto(`/dashboard/quotes/${quote.id}`);
  await expect(page.getByText("It replaces version 1 and needs its own yes.")).toBeVisible();
  await expectNoAxeViolations(page);
  await decide(staff, "Accept");
  await staff.goto("/admin/today");
  await callAs(staff, "POST", "/dev/clock", { days: 32 });
  await page.reload();
  await expect(page.getByRole("link", { name: "Ask for a new one" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(billing);
  await expect(page.getByRole("heading", { name: "Enterprise" }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await context.close();
});
