import type { Locator } from "@playwright/test";
import { call, callAs, toastSaying, unique } from "../support/admin.ts";
import { expect, expectNoAxeViolations, sidewaysScroll } from "../support/browser.ts";
import { test } from "../support/member-browser.ts";
import { quoteDraft, quotesPath } from "../support/quote-draft.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { press } from "../support/tab-to.ts";

async function tops(shown: Locator): Promise<{ x: number; y: number }> {
  const { x, y } = (await shown.boundingBox())!;
  return { x, y };
}

test("staff write a quote, an owner accepts it by keyboard, and staff follow the order", async ({
  page,
  become,
  browser,
  program,
}) => {
  test.setTimeout(180_000);
  const title = unique("Audit");
  const office = await browser.newPage();
  await signInAsAdmin(office, program, "/admin/quotes");
  await office.getByRole("button", { name: "Write a quote" }).click();
  const form = office.getByRole("dialog", { name: "Write a quote" });
  const inFocus = form.locator(":focus");
  const save = form.getByRole("button", { name: "Save draft" });
  await press(office, save);
  await expect(inFocus).toHaveAccessibleName("Company");
  await expect(inFocus).toHaveAccessibleDescription("Please choose a company");
  await expect(form.getByLabel("Title")).toHaveAccessibleDescription("Please give it a title");
  await expect(form.getByLabel("Each, in dollars")).toHaveAccessibleDescription(
    "Please enter a price, as 1250 or 99.50",
  );
  await form.getByLabel("Company").fill("Difference");
  await form
    .getByRole("option", { name: /Difference Engines/ })
    .first()
    .click();
  await form.getByLabel("Start from").selectOption("Zoho CRM Standard Quickstart");
  await expect(form.getByText("Total $2,975")).toBeVisible();
  await press(office, form.getByRole("button", { name: "Add a line" }));
  await expect(inFocus).toHaveAccessibleName("What");
  const second = form.getByRole("group", { name: "Line 2" });
  await press(office, save);
  await expect(second.getByLabel("What")).toBeFocused();
  await expect(inFocus).toHaveAccessibleDescription("Please say what it is");
  await expectNoAxeViolations(office);
  await press(office, form.getByRole("button", { name: "Remove line 2" }));
  await expect(inFocus).toHaveAccessibleName("What");
  await form.getByLabel("Title").fill(title);
  await press(office, save);
  await expect(inFocus).toHaveAccessibleName("Open until");
  await expect(inFocus).toHaveAccessibleDescription("Please enter a date");
  await form.getByLabel("Open until").fill("2099-12-31");
  await form.getByLabel("Deposit, %").fill("40");
  await expect(form.getByText("Total $2,975, deposit $1,190")).toBeVisible();
  const question = office.getByRole("alertdialog", { name: "Close without saving?" });
  await office.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await expectNoAxeViolations(office);
  await office.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(form.getByLabel("Deposit, %")).toBeFocused();
  await expect(form.getByLabel("Title")).toHaveValue(title);
  await expectNoAxeViolations(office);
  await save.click();
  const edit = office.getByRole("button", { name: "Edit", exact: true });
  const editing = office.getByRole("dialog", { name: "Edit the quote" });
  await press(office, edit);
  await office.keyboard.press("Escape");
  await expect(editing).toHaveCount(0);
  await press(office, edit);
  await editing.getByLabel("Title").fill("Another");
  await office.keyboard.press("Escape");
  await press(office, question.getByRole("button", { name: "Close without saving" }));
  await expect(editing).toHaveCount(0);
  await expect(edit).toBeFocused();
  await press(office, office.getByRole("button", { name: "Send to the owners" }));
  await expect(toastSaying(office, "Quote sent")).toBeVisible();
  await expect(office.getByRole("main")).toBeFocused();
  await expectNoAxeViolations(office);
  const id = office.url().split("/").at(-1) ?? "";

  await become("served");
  await page.goto("/dashboard/billing");
  await press(page, page.getByRole("link", { name: title }));
  await expect(page.getByText("deposit of $1,190 (40%)")).toBeVisible();
  await expectNoAxeViolations(page);
  await press(page, page.getByRole("button", { name: "Accept this quote" }));
  await expect(page.locator(":focus")).toHaveAccessibleDescription("Please type your name");
  await page.keyboard.type("Ada Lovelace");
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue("Ada Lovelace");
  await page.getByLabel("Your name").press("Enter");
  await expect(page.getByText("Accepted by Ada Lovelace")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Payment" })).toBeFocused();
  const lines = page.getByRole("table", { name: "What the quote is for" });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page)).toBe(0);
    const [toPay, text] = [
      await tops(page.getByRole("heading", { name: "Payment" })),
      await tops(lines),
    ];
    expect(toPay.x > text.x || toPay.y < text.y, `at ${width}`).toBe(true);
  }

  await office.reload();
  await office.getByLabel("How far it is").selectOption("In progress");
  await office.getByRole("button", { name: "Save the order" }).click();
  await expect(toastSaying(office, "Order saved")).toBeVisible();
  await office.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(office)).toBe(0);
  await page.reload();
  await expect(page.getByText("In progress", { exact: true })).toBeVisible();
  const told = await call(office, "GET", `/api/admin/quotes/${id}`);
  expect(told.body).toMatchObject({ order: { status: "in_progress" } });

  const path = `/api/admin/quotes/${id}/order`;
  await call(office, "PATCH", path, { status: "delivered", notes: "Keys are with Bob" });
  await office.getByLabel("Notes, for staff only").fill("Kickoff on Monday");
  const saveOrder = office.getByRole("button", { name: "Save the order" });
  await saveOrder.click();
  await expect(office.getByRole("alert")).toHaveText(
    "Somebody else has saved this order in the meantime. It is “Delivered” now, with the notes “Keys are with Bob”. Save again to replace that.",
  );
  await expectNoAxeViolations(office);
  await saveOrder.click();
  await expect(toastSaying(office, "Order saved").last()).toBeVisible();
  await expect(office.getByRole("alert")).toHaveCount(0);
  await office.close();
});

test.describe("changed in the meantime", () => {
  test.use({ expectedNoise: [/status of 4(04|09)/] });

  test("an owner who accepts what is no longer offered is told so, and stays at the answer", async ({
    page,
    become,
    browser,
    program,
  }) => {
    await become("served");
    const { companyId } = await callAs<{ companyId: string }>(page, "GET", "/api/membership/hours");
    const office = await browser.newPage();
    await signInAsAdmin(office, program);
    type Quote = { id: string; version: number };
    const draft = { ...quoteDraft, companyId, title: unique("Reports") };
    const first = await callAs<Quote>(office, "POST", quotesPath, draft);
    const at = `${quotesPath}/${first.id}`;
    const send = ({ version }: Quote) => callAs(office, "POST", `${at}/sending`, { version });
    await send(first);
    await page.goto(`/dashboard/quotes/${first.id}`);
    await page.getByLabel("Your name").fill("Ada Lovelace");

    const title = unique("Dashboards");
    const { version } = first;
    const second = await callAs<Quote>(office, "PUT", at, { ...draft, title, version });
    const accept = page.getByRole("button", { name: "Accept this quote" });
    const asItIsNow = page.getByText("What you see above is the quote as it is now.");
    await accept.press("Enter");
    await expect(page.getByRole("alert")).toContainText("This quote is being changed.");
    await expect(asItIsNow).toHaveCount(0);
    await expect(accept).toBeFocused();

    await send(second);
    await accept.press("Enter");
    await expect(page.getByRole("alert")).toContainText("Please read it again");
    await expect(asItIsNow).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(accept).toBeFocused();
    await accept.press("Enter");
    await expect(page.getByText("Accepted by Ada Lovelace")).toBeVisible();
    await office.close();
  });
});
