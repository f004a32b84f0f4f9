import type { Page } from "@playwright/test";
import { callAs, makePost, rowOf, toastSaying, unique } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { content, create, fillNew, restore } from "./post-form.ts";

type Stored = { title: string; content: string; version: number; publishedAt: string | null };

const update = (page: Page) => page.getByRole("button", { name: "Update Post" });
const read = (page: Page, id: number) => callAs<Stored>(page, "GET", `/api/blog-posts/${id}`);

async function holdSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/blog-posts**", async (route) => {
    if (/POST|PATCH/.test(route.request().method()) && !route.request().url().endsWith("preview"))
      await promise;
    await route.continue();
  });
  return resolve;
}

async function typeAtEnd(page: Page, words: string): Promise<void> {
  await content(page).press("ControlOrMeta+End");
  await content(page).pressSequentially(words);
}

test.describe("text written during a slow save", () => {
  test("stays in an existing post, and is saved by the next save", async ({ page, program }) => {
    await signInAsAdmin(page, program);
    const { id } = await makePost(page, { content: "Begun." });
    await page.goto(`/admin?post=${id}`);
    await typeAtEnd(page, " Saved.");
    const release = await holdSaves(page);
    await update(page).click();
    await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
    await typeAtEnd(page, " And after.");
    release();
    await expect(toastSaying(page, "Blog Post Updated")).toBeVisible();
    await expect(page.getByText("Your latest changes are not saved yet.")).toBeVisible();
    await expect(content(page)).toHaveValue("Begun. Saved. And after.");
    expect(await read(page, id)).toMatchObject({ content: "Begun. Saved.", version: 2 });
    await update(page).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await read(page, id)).toMatchObject({ content: "Begun. Saved. And after.", version: 3 });
  });

  test("stays in a new post, which is created once", async ({ page, program }) => {
    await signInAsAdmin(page, program, "/admin?post=new");
    const title = unique("Made while writing");
    await fillNew(page, title);
    const release = await holdSaves(page);
    await create(page).click();
    await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
    await typeAtEnd(page, " And after.");
    release();
    await expect(toastSaying(page, "Blog Post Created")).toBeVisible();
    await expect(page).toHaveURL(/post=\d+/);
    await expect(page.getByRole("dialog", { name: "Edit Blog Post" })).toBeVisible();
    await expect(content(page)).toHaveValue("Words. And after.");
    await expect(content(page)).toBeFocused();
    const id = Number(new URL(page.url()).searchParams.get("post"));
    // Also where the tab dies before the next save.
    await page.reload();
    await restore(page).click();
    await expect(content(page)).toHaveValue("Words. And after.");
    await update(page).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await read(page, id)).toMatchObject({ title, content: "Words. And after." });
    const query = new URLSearchParams({ q: title });
    expect(await callAs<Stored[]>(page, "GET", `/api/blog-posts?${query}`)).toHaveLength(1);
    await page.getByRole("button", { name: `Edit ${title}` }).click();
    await expect(content(page)).toHaveValue("Words. And after.");
    await expect(restore(page)).toHaveCount(0);
  });
});

test("two presses on Create create one post", async ({ page, program }) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  const title = unique("Pressed twice");
  await fillNew(page, title);
  await create(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(toastSaying(page, "Blog Post Created")).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(1);
  const query = new URLSearchParams({ q: title });
  expect(await callAs<Stored[]>(page, "GET", `/api/blog-posts?${query}`)).toHaveLength(1);
});

test.describe("restored text", () => {
  test.use({ expectedNoise: [/status of 409/] });

  test("still knows which version it was written on, however often it is restored", async ({
    page,
    program,
  }) => {
    await signInAsAdmin(page, program);
    const { id, version } = await makePost(page);
    await page.goto(`/admin?post=${id}`);
    await content(page).fill("Mine, written on the first version.");
    await callAs(page, "PATCH", `/api/blog-posts/${id}`, { content: "Theirs.", version });
    await page.reload();
    await restore(page).click();
    await expect(content(page)).toHaveValue("Mine, written on the first version.");
    await page.reload();
    await restore(page).click();
    await expect(content(page)).toHaveValue("Mine, written on the first version.");
    await update(page).click();
    await expect(
      page.getByRole("heading", { name: "Someone else saved this post while you were writing" }),
    ).toBeFocused();
    expect(await read(page, id)).toMatchObject({ content: "Theirs." });
  });

  test("replaces no other unsaved text", async ({ page, program }) => {
    await signInAsAdmin(page, program, "/admin?post=new");
    await page.getByLabel("Title").fill("The first");
    await page.reload();
    await page.getByLabel("Title").fill("The second");
    await page.reload();
    await page.getByLabel("Title").fill("The third");
    const offered = page.getByRole("region", { name: "Unsaved drafts" });
    const row = (title: string) => offered.locator(".notice-row").filter({ hasText: title });
    await row("The first").getByRole("button", { name: "Restore" }).click();
    await expect(page.getByLabel("Title")).toHaveValue("The first");
    await row("The second").getByRole("button", { name: "Restore" }).click();
    await expect(page.getByLabel("Title")).toHaveValue("The second");
    await expect(row("The third")).toBeVisible();
    await page.reload();
    await expect(offered.locator(".notice-row")).toHaveCount(3);
  });

  test("leaves the focus in the form", async ({ page, program }) => {
    await signInAsAdmin(page, program, "/admin?post=new");
    await page.getByLabel("Title").fill("Once");
    await page.reload();
    await restore(page).press("Enter");
    await expect(page.getByLabel("Title")).toBeFocused();
    await page.reload();
    await page.getByRole("button", { name: "Discard" }).press("Enter");
    await expect(page.getByLabel("Title")).toBeFocused();
  });
});

test("a post opened for editing focuses its first field", async ({ page, program }) => {
  await signInAsAdmin(page, program);
  const { title } = await makePost(page);
  await page.goto("/admin");
  await page.getByRole("button", { name: `Edit ${title}` }).press("Enter");
  await expect(page.getByLabel("Title")).toBeFocused();
});

test.describe("a post deleted by someone else", () => {
  test.use({ expectedNoise: [/status of 404/] });

  test("can be saved as a new one", async ({ page, program }) => {
    await signInAsAdmin(page, program);
    const { id, title } = await makePost(page);
    await page.goto(`/admin?post=${id}`);
    await content(page).fill("What nobody else has.");
    await page.evaluate((id) => fetch(`/api/blog-posts/${id}`, { method: "DELETE" }), id);
    await update(page).click();
    await expect(page.getByText("Someone has deleted this post.")).toBeVisible();
    await create(page).click();
    await expect(toastSaying(page, "Blog Post Created")).toBeVisible();
    await page.getByRole("button", { name: `Edit ${title}` }).click();
    await expect(content(page)).toHaveValue("What nobody else has.");
  });

  test("still offers what was written on it, where it is opened again", async ({
    page,
    program,
  }) => {
    await signInAsAdmin(page, program);
    const { id, title } = await makePost(page);
    await page.goto(`/admin?post=${id}`);
    await content(page).fill("What nobody else has.");
    await page.evaluate((id) => fetch(`/api/blog-posts/${id}`, { method: "DELETE" }), id);
    await page.reload();
    await expect(page.getByText("This post no longer exists.")).toBeVisible();
    await page.getByRole("link", { name: "new post" }).click();
    await restore(page).click();
    await expect(content(page)).toHaveValue("What nobody else has.");
    await create(page).click();
    await expect(toastSaying(page, "Blog Post Created")).toBeVisible();
    await page.getByRole("button", { name: `Edit ${title}` }).click();
    await expect(content(page)).toHaveValue("What nobody else has.");
    await page.goto(`/admin?post=${id}`);
    await expect(page.getByText("This post no longer exists.")).toBeVisible();
    await expect(page.getByRole("link", { name: "new post" })).toHaveCount(0);
  });
});

test("a draft goes after thirty days, whatever is opened then", async ({ page, program }) => {
  await signInAsAdmin(page, program);
  const { id } = await makePost(page);
  await page.goto(`/admin?post=${id}`);
  await content(page).fill("Never finished.");
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("fontana-post-draft/"))!;
    const kept = JSON.parse(localStorage.getItem(key)!);
    localStorage.setItem(key, JSON.stringify({ ...kept, keptAt: Date.now() - 31 * 86_400_000 }));
  });
  await page.goto("/admin?post=new");
  await expect(page.getByLabel("Title")).toBeVisible();
  const kept = () => page.evaluate(() => Object.keys(localStorage).join());
  await expect.poll(kept).not.toContain("fontana-post-draft/");
});
