import type { Page } from "@playwright/test";
import sharp from "sharp";
import { toastSaying } from "../support/admin.ts";
import { atWidths, expect, expectNoAxeViolations, sidewaysScroll } from "../support/browser.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { openPage } from "../support/open-page.ts";
import { test } from "../support/member-browser.ts";
import { plugInPasskey } from "../support/passkey-device.ts";
import { refusal, refuseNext } from "../support/refuse-next.ts";
import { signInAs } from "../support/sign-in.ts";

const settings = "/dashboard/settings";

test.use({ expectedNoise: [/status of (401|403|429)/] });

const toast = (page: Page) => page.locator(".toast");

async function picture(): Promise<Buffer> {
  const background = { r: 20, g: 90, b: 70 };
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
}

test.describe("the profile", () => {
  test.use({ expectedNoise: [/status of 4\d\d/] });

  test("is behind the sign-in, takes a name, says at its button why it was refused, and keeps it", async ({
    page,
    program,
  }) => {
    await page.goto(settings);
    await page.waitForURL((url) => url.searchParams.get("returnTo") === settings);
    await signInAs(page, program, undefined, settings);
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("button", { name: "Member" })).toBeVisible();
    await page.getByLabel("First name").fill("Grace");
    await page.getByLabel("Last name").fill("Hopper");
    await page.getByLabel("Phone").fill("909 555 0100");
    await refuseNext(page, "**/api/account/profile");
    const save = page.getByRole("button", { name: "Save profile" });
    await save.click();
    await expect(toast(page)).toContainText("Your profile was not saved");
    const reason = page.locator("form").getByRole("alert");
    await expect(reason).toHaveText(refusal);
    await save.press("Enter");
    await expect(toastSaying(page, "Profile saved")).toBeVisible();
    await expect(reason).toHaveCount(0);
    await expect(banner.getByRole("button", { name: "Grace" })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("First name")).toHaveValue("Grace");
    await expect(page.getByLabel("Last name")).toHaveValue("Hopper");
    await expect(page.getByLabel("Phone")).toHaveValue("909 555 0100");
    await page.getByLabel("First name").fill("x".repeat(101));
    await save.click();
    await expect(page.getByText("First name must be at most 100 characters")).toBeVisible();
  });

  test("shows a photo before it is sent, keeps it, and removes it", async ({ page, program }) => {
    await signInAs(page, program, undefined, settings);
    const photo = page.locator(".member-photo img");
    const file = page.getByLabel("Choose a photo");
    await file.setInputFiles({
      name: "notes.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("no picture"),
    });
    await expect(page.getByRole("alert")).toContainText("Please choose a PNG");
    await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no") });
    await page.getByRole("button", { name: "Save photo" }).click();
    await expect(page.getByRole("alert")).toContainText("Please choose a PNG");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no") });
    const another = page.getByLabel("Choose another photo");
    await another.setInputFiles({
      name: "me.png",
      mimeType: "image/png",
      buffer: await picture(),
    });
    await expect(photo).toHaveAttribute("src", /^data:image\/png/);
    await page.getByRole("button", { name: "Save photo" }).click();
    await expect(toast(page)).toContainText("Photo saved");
    await expect(photo).toHaveAttribute("src", /^\/photos\/.+\.webp$/);
    await expect(page.locator(".account-bar .avatar img")).toBeVisible();
    await refuseNext(page, "**/api/account/photo");
    await page.getByRole("button", { name: "Remove photo" }).click();
    await expect(page.locator(".photo-form").getByRole("alert")).toHaveText(refusal);
    await page.getByRole("button", { name: "Remove photo" }).click();
    await expect(toast(page)).toContainText("Photo removed");
    await expect(page.locator(".photo-form").getByRole("alert")).toHaveCount(0);
    await expect(photo).toHaveCount(0);
    await expect(page.locator(".account-bar .avatar img")).toHaveCount(0);
  });
});

test("the others are signed out, one by one or all at once", async ({ page, program, browser }) => {
  const email = await signInAs(page, program);
  const elsewhere = async () => {
    const context = await browser.newContext({ baseURL: program.url });
    const other = await context.newPage();
    await signInAs(other, program, email);
    return context;
  };
  const contexts = [await elsewhere(), await elsewhere()];
  await page.goto(settings);
  const rows = page.locator("section", { hasText: "Where you are signed in" }).locator("li");
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "This device" })).toHaveCount(1);
  const one = page.getByRole("button", { name: /^Sign out Chrome/ }).first();
  await page.route(
    "**/api/account/sessions/*",
    (route) => route.fulfill({ status: 401, json: { message: "No", code: "unauthenticated" } }),
    { times: 1 },
  );
  await one.click();
  await expect(rows.getByRole("alert")).toContainText("You have been signed out.");
  await refuseNext(page, "**/api/account/sessions/*");
  await one.click();
  await expect(rows.getByRole("alert")).toHaveText(refusal);
  await one.click();
  await expect(rows).toHaveCount(2);
  await expect(rows.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Where you are signed in" })).toBeFocused();
  const all = page.getByRole("button", { name: "Sign out all others" });
  await refuseNext(page, "**/api/account/sessions/others");
  await all.click();
  await expect(page.getByRole("alert")).toHaveText(refusal);
  await page.route(
    "**/api/account/sessions/others",
    (route) => route.fulfill({ status: 403, json: { message: "Confirm", code: "forbidden" } }),
    { times: 1 },
  );
  await all.click();
  await expect(page.getByRole("dialog", { name: "Confirm that it’s you" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(all).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await all.click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText("You are not signed in anywhere else.")).toBeVisible();
  for (const context of contexts) {
    expect((await context.request.get("/api/auth/user")).status()).toBe(401);
    await context.close();
  }
});

test("a passkey is added, renamed, signs in, and is removed", async ({ page, program }) => {
  await plugInPasskey(page);
  await signInAs(page, program, undefined, settings);
  await expect(page.getByText("You have none yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).press("Enter");
  await expect(page).toHaveURL(/\?open=new-passkey$/);
  await page.reload();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByLabel("Name").fill("");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toContainText("Please give the passkey a name");
  await dialog.getByLabel("Name").fill("Blue laptop");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(toast(page)).toContainText("Passkey added");
  await expect(dialog).toHaveCount(0);
  const row = page.locator("section", { hasText: "Passkeys" }).locator("li");
  await expect(row).toContainText("Blue laptop");

  await page.getByRole("button", { name: "Rename Blue laptop" }).click();
  await page.reload();
  await page.getByRole("dialog").getByLabel("Name").fill("Red laptop");
  await page.getByRole("button", { name: "Save name" }).last().click();
  await expect(row).toContainText("Red laptop");

  await page.goto("/api/logout");
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto(`/api/login?returnTo=${settings}`);
  await page.getByRole("button", { name: /passkey/i }).click();
  await page.waitForURL(`**${settings}`);
  await expect(row).toContainText("last used");

  await page.getByRole("button", { name: "Remove Red laptop" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.reload();
  await refuseNext(page, "**/delete-passkey");
  await question.getByRole("button", { name: "Remove passkey" }).click();
  await expect(question.getByRole("alert")).toHaveText(refusal);
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Remove Red laptop" }).click();
  await expect(question.getByRole("alert")).toHaveCount(0);
  await question.getByRole("button", { name: "Remove passkey" }).click();
  await expect(page.getByText("You have none yet.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Passkeys" })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${settings}$`));
});

test.describe("on a bad line", () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });
  test("loading reserves the space of the content, lists that fail load on a retry, and nothing typed is lost", async ({
    page,
    become,
  }) => {
    await become("paid");
    const letGo = await holdAnswers(page, "**/api/auth/user");
    await page.route("**/api/account/**", (route) => route.abort());
    const answer = await page.goto(settings);
    expect(answer?.headers()["cache-control"]).toBe("no-store, no-transform");
    await expect(page.getByRole("status")).toContainText("Loading your settings...");
    await expect(page.locator(".skeleton")).toHaveCount(2);
    letGo();
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
    await expect(page.getByRole("alert")).toContainText("This list could not be loaded");
    await page.getByLabel("First name").fill("Augusta");
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(toast(page)).toContainText("Your profile was not saved");
    await expect(page.getByLabel("First name")).toHaveValue("Augusta");
    await page.unroute("**/api/account/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("You are not signed in anywhere else.")).toBeVisible();
  });
});

test("axe finds nothing in the settings and their dialogs", async ({ page, become }) => {
  test.slow();
  await become("leaving");
  await openPage(page, settings);
  await atWidths(page, [1280, 390], async () => {
    await expectNoAxeViolations(page);
    const overflow = await sidewaysScroll(page);
    expect(overflow, "sideways scrolling").toBe(0);
  });
  await become("longNamed");
  for (const open of ["new-passkey", "delete-account"]) {
    await openPage(page, `${settings}?open=${open}`);
    await expect(page.getByRole("dialog")).toBeVisible();
    await atWidths(page, [1280, 390], () => expectNoAxeViolations(page));
  }
});
