import { callAs, makePost, toastSaying } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { content, readPost, restore, update } from "./post-form.ts";

test.use({ expectedNoise: [/status of 409/] });

test("of two people on one post, the slower copies their text, takes the other's, restores their own with its version, and keeps it", async ({
  page,
  program,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAsAdmin(page, program);
  const { id, version } = await makePost(page);
  const [mine, theirs] = ["First line.\n\nMine.", "First line.\n\nTheirs."];
  await page.goto(`/admin?post=${id}`);
  await content(page).fill(mine);
  await callAs(page, "PATCH", `/api/blog-posts/${id}`, { content: theirs, version });
  await update(page).click();
  await expect(toastSaying(page, "Error Updating Post")).toBeVisible();
  const conflict = page.getByRole("heading", {
    name: "Someone else saved this post while you were writing",
  });
  await expect(conflict).toBeFocused();
  await expect(page.getByText(/ saved their version on .+Nothing is overwritten/)).toBeVisible();
  await expect(page.locator(".change-theirs")).toHaveText("Only in theirs: Theirs.");
  await expect(page.locator(".change-mine")).toHaveText("Only in yours: Mine.");

  await page.getByRole("button", { name: "Copy my text" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mine);
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect(content(page)).toHaveValue(theirs);

  // However often it is restored, it was written on the first version.
  for (let times = 0; times < 2; times += 1) {
    await page.reload();
    await restore(page).click();
    await expect(content(page)).toHaveValue(mine);
  }
  await update(page).click();
  await expect(conflict).toBeFocused();
  expect(await readPost(page, id)).toMatchObject({ content: theirs });
  const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await page.getByRole("button", { name: "Keep mine" }).click();
  expect(await (await saved).json()).toMatchObject({ content: mine });
  await expect(toastSaying(page, "Blog Post Updated")).toBeVisible();
});
