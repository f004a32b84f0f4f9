import type { Page } from "@playwright/test";
import { callAs, makePost, toastSaying } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

test.use({ expectedNoise: [/Failed to load resource|ERR_CONNECTION/] });

const content = (page: Page) => page.getByLabel("Content");
const update = (page: Page) => page.getByRole("button", { name: "Update Post" });

async function stored(page: Page): Promise<string> {
  const id = new URL(page.url()).searchParams.get("post");
  return (await callAs<{ content: string }>(page, "GET", `/api/blog-posts/${id}`)).content;
}

test.describe("two people on one post", () => {
  test.beforeEach(async ({ page, program }) => {
    await signInAsAdmin(page, program);
    const { id, version } = await makePost(page);
    await page.goto(`/admin?post=${id}`);
    await content(page).fill("First line.\n\nMine.");
    const theirs = { content: "First line.\n\nTheirs.", version };
    await callAs(page, "PATCH", `/api/blog-posts/${id}`, theirs);
    await update(page).click();
    await expect(toastSaying(page, "Error Updating Post")).toBeVisible();
    await expect(
      page.getByRole("heading", { name: "Someone else saved this post while you were writing" }),
    ).toBeFocused();
    await expect(page.getByText(/ saved their version on .+Nothing is overwritten/)).toBeVisible();
    await expect(page.locator(".change-theirs")).toHaveText("Only in theirs: Theirs.");
    await expect(page.locator(".change-mine")).toHaveText("Only in yours: Mine.");
  });

  test("keep mine", async ({ page }) => {
    expect(await stored(page)).toContain("Theirs.");
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await page.getByRole("button", { name: "Keep mine" }).click();
    expect(await (await saved).json()).toMatchObject({ content: "First line.\n\nMine." });
    await expect(toastSaying(page, "Blog Post Updated")).toBeVisible();
  });

  test("take theirs, and still have mine", async ({ page }) => {
    await page.getByRole("button", { name: "Take theirs" }).click();
    await expect(content(page)).toHaveValue("First line.\n\nTheirs.");
    await page.reload();
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(content(page)).toHaveValue("First line.\n\nMine.");
  });

  test("copy mine", async ({ page }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy my text" }).click();
    await expect(page.getByText("Copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("First line.\n\nMine.");
  });
});
