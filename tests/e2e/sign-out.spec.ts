import type { Page } from "@playwright/test";
import { trialAddresses } from "../../content/trial.ts";
import { atWidths, expect, expectNoAxeViolations } from "../support/browser.ts";
import { test } from "../support/member-browser.ts";
import { openPage } from "../support/open-page.ts";
import { pressTwice } from "../support/press-twice.ts";
import { signInAs } from "../support/sign-in.ts";
import { openScreen } from "./office-frame.ts";

test.use({ expectedNoise: [/status of 401/] });

const question = (page: Page) => page.getByRole("alertdialog", { name: "Sign out and delete?" });
const isSignedIn = async (page: Page) => (await page.request.get("/api/auth/user")).ok();
const keptInTab = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== "fontana-signed-out"));
/** Null while it goes elsewhere. */
const keptOnTheWay = (page: Page) => keptInTab(page).catch(() => null);

const articlesKept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("fontana-post-draft")),
  );

test("a sign-out asks before it deletes what somebody typed and did not send", async ({
  page,
  program,
}) => {
  await signInAs(page, program, undefined, "/dashboard/requests/new");
  await page.getByLabel("Subject").fill("The import has stopped");
  await openPage(page, "/sign-out");
  const menu = page.getByRole("banner").getByRole("button", { name: "Member" });
  await menu.press("Enter");
  await page.getByRole("banner").getByRole("link", { name: "Sign Out" }).press("Enter");
  await expect(question(page)).toContainText("Signing out deletes 1 unsent draft");
  await expect(question(page)).toContainText("Request for help“The import has stopped”");
  await expect(question(page).getByRole("button", { name: "Cancel" })).toBeFocused();
  await atWidths(page, [390, 1280], () => expectNoAxeViolations(page));
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  await expect(menu).toBeFocused();
  expect(await isSignedIn(page)).toBe(true);
  expect(await keptInTab(page)).toContain("fontana-draft-request");

  const signOut = page.getByRole("button", { name: "Sign out", exact: true });
  await pressTwice(signOut);
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  await signOut.press("Enter");
  await question(page).getByRole("button", { name: "Sign out and delete" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await isSignedIn(page)).toBe(false);
  expect(await keptInTab(page)).toEqual([]);
});

test("so does that of the back office, on a phone: other tabs forget and leave too, other people's articles stay", async ({
  page,
  program,
}) => {
  // A session of its own, which ends.
  await signInAs(page, program, trialAddresses.admin, "/dashboard/requests/new");
  await page.getByLabel("Subject").fill("Typed in another tab");
  const office = await page.context().newPage();
  await office.setViewportSize({ width: 390, height: 844 });
  await office.goto(`${program.url}/admin?post=new`);
  await office.getByLabel("Title").fill("Half an article");
  await office.evaluate(() => localStorage.setItem("fontana-post-draft/another/new/1", "{}"));
  await openScreen(office, "/admin/companies");
  await office.getByRole("button", { name: "Menu" }).click();
  await office.getByRole("link", { name: "Sign Out" }).click();
  await expect(question(office)).toContainText("Article“Half an article”");
  const loadedAgain = page.waitForEvent("load");
  await question(office).getByRole("button", { name: "Sign out and delete" }).click();
  await loadedAgain;
  await office.waitForURL((url) => url.pathname === "/");
  expect(await articlesKept(office)).toEqual(["fontana-post-draft/another/new/1"]);
  expect(await keptInTab(office)).toEqual([]);
  await expect.poll(() => keptOnTheWay(page)).toEqual([]);
});
