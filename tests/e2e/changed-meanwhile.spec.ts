import type { Page } from "@playwright/test";
import { callAs, makeCompany, toastSaying, unique } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { quoteDraft, quotesPath } from "../support/quote-draft.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

test.use({ expectedNoise: [/status of 409/] });

type Read = { id: string; version: number; updatedAt: string };

async function expectAskedOnce(page: Page, save: string, changed: RegExp): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: save }).click();
  await expect(dialog.getByRole("alert")).toContainText(changed);
  await dialog.getByRole("button", { name: save }).click();
  await expect(dialog).toHaveCount(0);
}

test("who edits what a colleague saves reads of it, and may replace it: a quote, a line of work, an endpoint", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const { id: companyId } = await makeCompany(page);
  const draft = { ...quoteDraft, companyId };
  const quote = await callAs<Read>(page, "POST", quotesPath, draft);
  await page.goto(`/admin/quotes/${quote.id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Title").fill("Of the second");
  const { version, updatedAt } = quote;
  const first = { ...quoteDraft, title: "Of the first", version, updatedAt };
  await callAs(page, "PUT", `${quotesPath}/${quote.id}`, first);
  const changed = /“Of the first” for \$[\d,.]+ now. Save again to replace that./;
  await expectAskedOnce(page, "Save draft", changed);
  await expect(toastSaying(page, "Draft saved")).toContainText("Of the second");

  const { today: date } = await callAs<{ today: string }>(page, "GET", "/api/admin/timer");
  const text = "Moved the reports";
  const logged = { companyId, date, minutes: 50, where: "onshore", text };
  const line = await callAs<Read>(page, "POST", "/api/admin/work", logged);
  await page.goto(`/admin/work?${new URLSearchParams({ companyId })}`);
  await page.getByRole("button", { name: /^Correct/ }).click();
  await page.getByRole("dialog").getByLabel("What was done").fill("Moved the sales reports");
  await callAs(page, "PATCH", `/api/admin/work/${line.id}`, { minutes: 95 });
  await expectAskedOnce(page, "Log again", /“Moved the reports” now, 1 h 35 min for .* on /);
  await expect(page.getByRole("main")).toContainText("Moved the sales reports");

  const path = "/api/admin/webhooks";
  const [old, moved] = ["https://old.example/hook", "https://moved.example/hook"];
  const made = { url: old, description: unique("CRM"), events: ["work.reversed"] };
  const { id } = await callAs<Read>(page, "POST", path, made);
  await page.goto("/admin/webhooks");
  await page.getByRole("button", { name: `Edit ${made.description}` }).click();
  const description = unique("Chat");
  await page.getByLabel("Description").fill(description);
  await callAs(page, "PATCH", `${path}/${id}`, { url: moved });
  await expectAskedOnce(page, "Save", /at https:\/\/moved\.example\/hook now\./);
  await expect(toastSaying(page, "Endpoint saved")).toBeVisible();
  // The old address is not put back.
  const all = await callAs<Read[]>(page, "GET", path);
  expect(all.find((one) => one.id === id)).toMatchObject({ url: moved, description });
  await callAs(page, "DELETE", `${path}/${id}`);
});
