import { Webhook } from "standardwebhooks";
import { toastSaying, unique } from "../support/admin.ts";
import { expect, expectNoAxeViolations, sidewaysScroll, test } from "../support/browser.ts";
import { startReceiver } from "../support/receiver.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { press, tabTo } from "../support/tab-to.ts";

test("staff add an endpoint by keyboard, see its secret once, and follow what is sent there", async ({
  page,
  program,
}) => {
  test.setTimeout(180_000);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const receiver = await startReceiver();
  const name = unique("CRM");
  const { keyboard } = page;
  const button = (label: string | RegExp) => page.getByRole("button", { name: label });
  const endpoint = page.getByRole("table", { name: "Endpoints" }).getByRole("row", { name });
  const delivery = page
    .getByRole("table", { name: "Deliveries, the newest first" })
    .getByRole("row", { name })
    // What other tests do is told here, too.
    .filter({ hasText: "Test event" });
  const secret = page.getByRole("textbox", { name: "Secret" });
  await signInAsAdmin(page, program, "/admin/webhooks");

  await press(page, button("Add endpoint"));
  const form = page.getByRole("dialog", { name: "Add endpoint" });
  await expect(form.getByLabel("Address")).toBeFocused();
  await keyboard.press("Enter");
  await expect(form.getByText("Please enter an address that starts with https://")).toBeVisible();
  await expect(form.getByText("Please choose at least one event")).toBeVisible();
  await expect(form.getByLabel("Address")).toBeFocused();
  await keyboard.type(receiver.url);
  await keyboard.press("Tab");
  await keyboard.type(name);
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await expect(form.getByRole("checkbox", { name: "Work reversed" })).toBeChecked();
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await expect(form.getByRole("checkbox", { name: "All events" })).toHaveJSProperty(
    "indeterminate",
    true,
  );
  await expectNoAxeViolations(page);
  await press(page, form.getByRole("button", { name: "Add endpoint" }));

  await expect(secret).toBeFocused();
  const shown = await secret.inputValue();
  await press(page, button("Copy"));
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  await expectNoAxeViolations(page);
  await keyboard.press("Escape");
  await expect(button("Add endpoint")).toBeFocused();
  expect(await page.content()).not.toContain(shown);
  await expect(endpoint).toContainText("All except: New lead");

  await press(page, button(`Send test event ${name}`));
  await expect(toastSaying(page, "Test event on its way")).toBeVisible();
  await expect(delivery).toContainText("Delivered", { timeout: 60_000 });
  await expect(delivery).toContainText("204");
  const told = receiver.got.find((one) => JSON.parse(one.body).type === "test");
  const { headers, body } = told ?? { headers: {}, body: "" };
  expect(new Webhook(shown).verify(body, headers as Record<string, string>)).toMatchObject({
    type: "test",
  });
  receiver.answerWith(500, {}, "Out of order");
  await press(page, button(`Send again Test event to ${name}`));
  await expect(delivery).toContainText("Next try", { timeout: 60_000 });
  await expect(delivery).toContainText("Out of order");
  for (const width of [390, 768, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sidewaysScroll(page), `at ${width}`).toBe(0);
    await expectNoAxeViolations(page);
  }
  await page.getByLabel("Status", { exact: true }).selectOption("Given up");
  await expect(page).toHaveURL(/\?status=failed$/);
  await press(page, button("Show all deliveries"));
  await expect(delivery).toBeVisible();

  await press(page, button(`Replace secret of ${name}`));
  await expect(page.getByRole("dialog")).toContainText("both the old and the new secret");
  await press(page, button("Replace secret").last());
  await expect(secret).toHaveValue(/^whsec_/);
  await expect(secret).not.toHaveValue(shown);
  await keyboard.press("Escape");
  await expect(endpoint).toContainText("The old secret signs too until");
  await press(page, button(`Turn off ${name}`));
  await expect(endpoint).toContainText("Turned off by staff.");
  await tabTo(page, button(`Delete ${name}`));
  await keyboard.press("Enter");
  await press(page, button("Delete endpoint"));
  await expect(endpoint).toHaveCount(0);
  // The next row, or the heading after the last one.
  await expect(page.locator("tbody tr:focus, #endpoints-heading:focus")).toHaveCount(1);
  await receiver.close();
});
