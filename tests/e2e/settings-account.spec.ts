import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations } from "../support/browser.ts";
import { test } from "../support/member-browser.ts";
import { plugInPasskey } from "../support/passkey-device.ts";
import { refusal, refuseNext } from "../support/refuse-next.ts";
import { readSignInCode, signInAs } from "../support/sign-in.ts";

const settings = "/dashboard/settings";

test.use({ expectedNoise: [/status of 429/] });
const toast = (page: Page) => page.locator(".toast");

test.describe("signed in hours ago", () => {
  test.use({ expectedNoise: [/status of 40[013]/] });

  test("sensitive changes ask for a code or a passkey, and then continue", async ({
    page,
    program,
    become,
  }) => {
    await plugInPasskey(page);
    await become("returning");
    const { email } = await (await page.request.get("/api/auth/user")).json();
    await page.goto(settings);
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Green laptop");
    await page.getByRole("button", { name: "Continue" }).click();
    const confirm = page.getByRole("dialog", { name: "Confirm that it’s you" });
    await expect(confirm.getByRole("button", { name: "Email me a code" })).toBeVisible();
    await expect(confirm.getByRole("button", { name: "Use a passkey" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog").getByLabel("Name")).toHaveValue("Green laptop");
    await page.getByRole("button", { name: "Continue" }).click();
    await confirm.getByRole("button", { name: "Email me a code" }).press("Enter");
    const field = confirm.getByLabel("Six-digit code");
    await expect(field).toBeFocused();
    await expectNoAxeViolations(page);
    const code = await readSignInCode(program, email);
    await field.fill(code === "000000" ? "000001" : "000000");
    await page.keyboard.press("Enter");
    await expect(field).toHaveAccessibleDescription(/not the code we sent/);
    await field.fill(code);
    await page.keyboard.press("Enter");
    await expect(toast(page)).toContainText("Passkey added");
    await expect(page.getByRole("button", { name: "Add a passkey" })).toBeFocused();
    await expect(page.getByRole("strong").filter({ hasText: "Green laptop" })).toBeVisible();

    const message = "Please confirm first that it is you.";
    await page.route(
      "**/api/account/deletion",
      (route) => route.fulfill({ status: 403, json: { message, code: "forbidden" } }),
      { times: 1 },
    );
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByLabel("Type DELETE to confirm").fill("DELETE");
    await page.keyboard.press("Enter");
    const usePasskey = confirm.getByRole("button", { name: "Use a passkey" });
    const refused = "This passkey did not sign you in. Please try again.";
    await page.route(
      "**/api/auth/passkey/verify-authentication",
      (route) =>
        route.fulfill({ status: 401, json: { message: refused, code: "unauthenticated" } }),
      { times: 1 },
    );
    await usePasskey.press("Enter");
    await expect(confirm.getByRole("alert")).toHaveText(refused);
    await usePasskey.press("Enter");
    await expect(toast(page)).toContainText("Deletion scheduled");
    await expect(page.getByRole("heading", { name: "Delete account" })).toBeFocused();
  });
});

test("a member's data downloads as a JSON file; an account is scheduled for deletion only by typing DELETE, and can be kept", async ({
  page,
  program,
}) => {
  const email = await signInAs(page, program, undefined, settings);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("my-data.json");
  const held = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(held.profile.email).toBe(email);

  await page.getByRole("button", { name: "Delete my account" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toContainText("in 14 days");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Please type DELETE");
  await expect(dialog.getByLabel("Type DELETE to confirm")).toBeFocused();
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Deletion scheduled");
  await expect(page.getByText("Your account will be deleted on")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${settings}$`));
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Keep my account" }).click();
  await expect(page.getByRole("heading", { name: "Delete account" })).toBeInViewport();
  await refuseNext(page, "**/api/account/deletion");
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.locator(".deletion-scheduled").getByRole("alert")).toHaveText(refusal);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(toast(page)).toContainText("Your account stays");
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
});

test.describe("somebody named an admin while signed in", () => {
  test.use({ expectedNoise: [/status of 403/] });

  test("is told how to confirm that it is them", async ({ page, program }) => {
    await signInAs(page, program, undefined, settings);
    await page.route("**/api/auth/passkey/generate-register-options", (route) =>
      route.fulfill({ status: 403, json: { message: "Confirm", code: "forbidden" } }),
    );
    await page.route("**/api/account/reauthentication", (route) =>
      route.fulfill({ json: { passkey: false, email: null, provider: null } }),
    );
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    const confirm = page.getByRole("dialog", { name: "Confirm that it’s you" });
    await expect(confirm.getByRole("link", { name: "Sign out" })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
