import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../support/browser.ts";
import { plugInPasskey } from "../support/passkey-device.ts";
import { readSignInCode, signInAs } from "../support/sign-in.ts";
import { press, tabTo } from "../support/tab-to.ts";

const toast = (page: Page) => page.locator(".toast");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("a member signs in, writes to the firm, upgrades and signs out by keyboard alone", async ({
  page,
  program,
}) => {
  const email = "keys@example.com";
  const { keyboard } = page;
  await page.goto("/");
  await press(page, page.getByRole("banner").getByRole("link", { name: "Sign In" }));
  await tabTo(page, page.getByLabel("Email"));
  await keyboard.type(email);
  await keyboard.press("Enter");
  await expect(page.getByLabel("Six-digit code")).toBeVisible();
  await tabTo(page, page.getByLabel("Six-digit code"));
  await keyboard.type(await readSignInCode(program, email));
  await keyboard.press("Enter");
  await page.waitForURL("**/dashboard");

  const consultation = button(page, "Schedule Consultation");
  await press(page, consultation);
  const words = page.getByRole("dialog").getByRole("textbox");
  await expect(words).toBeFocused();
  await keyboard.type("Our lead routing, please.");
  await press(page, button(page, "Send message"));
  await expect(toast(page)).toContainText("Thank you for reaching out!");
  await expect(consultation).toBeFocused();
  const support = button(page, "Contact Support");
  await press(page, support);
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Cancel" }));
  await expect(support).toBeFocused();
  await keyboard.press("Enter");
  await expect(words).toBeFocused();
  await keyboard.press("Escape");
  await expect(support).toBeFocused();

  await page.reload();
  await press(page, button(page, "View Plans"));
  await expect(page.getByRole("heading", { name: "Upgrade Your Plan" })).toBeFocused();
  await press(page, button(page, "Upgrade").last());
  // It leaves by itself, and the focus waits for the new plan.
  await expect(toast(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Automation Builder" })).toBeFocused();
  await keyboard.press("F8");
  await expect(page.locator(".toast-viewport")).toBeFocused();

  await page.reload();
  await press(page, page.getByRole("banner").getByRole("button", { name: "Member" }));
  await press(page, page.getByRole("banner").getByRole("link", { name: "Sign Out" }));
  await page.waitForURL((url) => url.pathname === "/");
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("every setting can be changed by keyboard alone, and the focus is never lost", async ({
  page,
  program,
  browser,
}) => {
  const { keyboard } = page;
  await plugInPasskey(page);
  const email = await signInAs(page, program);
  const elsewhere = await browser.newContext({ baseURL: program.url });
  await signInAs(await elsewhere.newPage(), program, email);
  await page.goto("/dashboard/settings");

  const file = page.getByLabel(/^Choose a/);
  const choosing = page.waitForEvent("filechooser");
  await press(page, file);
  const background = { r: 20, g: 90, b: 70 };
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
  await (await choosing).setFiles({ name: "me.png", mimeType: "image/png", buffer });
  await press(page, button(page, "Save photo"));
  await expect(toast(page)).toContainText("Photo saved");
  await expect(file).toBeFocused();
  await press(page, button(page, "Remove photo"));
  await expect(toast(page)).toContainText("Photo removed");
  await expect(file).toBeFocused();

  await tabTo(page, page.getByLabel("First name"));
  await keyboard.type("Grace");
  await keyboard.press("Enter");
  await expect(toast(page)).toContainText("Profile saved");
  await expect(page.getByLabel("First name")).toBeFocused();

  const add = button(page, "Add a passkey");
  await press(page, add);
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
  await keyboard.press("Enter");
  await expect(toast(page)).toContainText("Passkey added");
  await expect(add).toBeFocused();
  await page.reload();
  const rename = button(page, /^Rename/);
  await press(page, rename);
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
  await keyboard.type("My key");
  await keyboard.press("Enter");
  await expect(toast(page)).toContainText("Passkey renamed");
  await expect(rename).toBeFocused();
  const remove = button(page, /^Remove /);
  await press(page, remove);
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await keyboard.press("Escape");
  await expect(remove).toBeFocused();
  await keyboard.press("Enter");
  await press(page, button(page, "Remove passkey"));
  await expect(page.getByRole("heading", { name: "Passkeys" })).toBeFocused();

  await press(page, button(page, "Sign out all others"));
  await expect(page.getByRole("heading", { name: "Where you are signed in" })).toBeFocused();
  expect((await elsewhere.request.get("/api/auth/user")).status()).toBe(401);
  await elsewhere.close();

  const download = page.waitForEvent("download");
  await press(page, page.getByRole("link", { name: "Download my data" }));
  await download;

  const leave = button(page, "Delete my account");
  const word = page.getByLabel("Type DELETE to confirm");
  await press(page, leave);
  await expect(word).toBeFocused();
  await keyboard.press("Escape");
  await expect(leave).toBeFocused();
  await keyboard.press("Enter");
  await expect(word).toBeFocused();
  await keyboard.press("Enter");
  await expect(word).toBeFocused();
  await keyboard.type("DELETE");
  await keyboard.press("Enter");
  const heading = page.getByRole("heading", { name: "Delete account" });
  await expect(heading).toBeFocused();
  await press(page, button(page, "Keep my account"));
  await expect(toast(page)).toContainText("Your account stays");
  await expect(heading).toBeFocused();
});
