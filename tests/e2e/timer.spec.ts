import type { Page } from "@playwright/test";
import { callAs, makeCompany, toastSaying } from "../support/admin.ts";
import { atWidths, expect, sidewaysScroll, test } from "../support/browser.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { refusal, refuseNext } from "../support/refuse-next.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { press, tabTo } from "../support/tab-to.ts";
import { openScreen } from "./office-frame.ts";

test.use({ expectedNoise: [/status of 429/] });

const dialog = (page: Page) => page.getByRole("dialog");

test("a timer runs on through a reload, and ends as a line", async ({ page, program }) => {
  await signInAsAdmin(page, program);
  const { id, name } = await makeCompany(page);
  await page.goto(`/admin/companies/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.keyboard.press("l");
  await expect(dialog(page).getByRole("combobox", { name: "Company" })).toHaveValue(name);
  await dialog(page).getByLabel("What was done").fill("Call about the import");
  const timer = "**/api/admin/timer*";
  await refuseNext(page, timer);
  await dialog(page).getByRole("button", { name: "Start a timer instead" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText(refusal);
  await dialog(page).getByRole("button", { name: "Start a timer instead" }).click();
  const strip = page.getByRole("region", { name: "Running timer" });
  await expect(strip).toContainText(`${name}: Call about the import`);
  await page.goto("/admin/operations");
  await expect(strip).toContainText("0:00");
  await strip.getByRole("button", { name: "Discard" }).click();
  await refuseNext(page, timer);
  await strip.getByRole("button", { name: "Really discard" }).click();
  await expect(strip.getByRole("alert")).toHaveText(refusal);
  await strip.getByRole("button", { name: "Stop and log" }).click();
  await expect(dialog(page).getByLabel("Time")).toHaveValue("0:01");
  await page.keyboard.press("Escape");
  await expect(strip.getByRole("button", { name: "Stop and log" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("button", { name: "Log work" }).click();
  await expect(toastSaying(page, "Work logged")).toContainText("15 min");
  await expect(strip).toHaveCount(0);
});

test("a timer is discarded by keyboard, once that is what was meant", async ({ page, program }) => {
  await signInAsAdmin(page, program);
  await callAs(page, "PUT", "/api/admin/timer", { companyId: null, text: "Waiting for a call" });
  await openScreen(page, "/admin/operations");
  const strip = page.getByRole("region", { name: "Running timer" });
  const discard = strip.getByRole("button", { name: "Discard", exact: true });
  const keep = strip.getByRole("button", { name: "Keep it" });
  await discard.press("Enter");
  await atWidths(page, [1280, 390], async () => {
    await expect(keep).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page)).toBe(0);
  });
  await press(page, keep);
  await expect(discard).toBeFocused();
  await expect(keep).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(strip.getByRole("button", { name: "Really discard" })).toBeFocused();
  const discarded = await holdAnswers(page, "**/api/admin/timer*");
  await page.keyboard.press("Enter");
  await tabTo(page, keep);
  discarded();
  await expect(toastSaying(page, "Timer discarded")).toBeVisible();
  await expect(strip).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});
