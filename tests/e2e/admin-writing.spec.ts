import type { Page } from "@playwright/test";
import { callAs, makePost, rowOf, toastSaying, unique } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

type Stored = { title: string; content: string; version: number; publishedAt: string | null };

const content = (page: Page) => page.getByLabel("Content");
const create = (page: Page) => page.getByRole("button", { name: "Create Post" });
const update = (page: Page) => page.getByRole("button", { name: "Update Post" });
const restore = (page: Page) => page.getByRole("button", { name: "Restore" });
const read = (page: Page, id: number) => callAs<Stored>(page, "GET", `/api/blog-posts/${id}`);

async function fillNew(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Summary").fill("A summary.");
  await content(page).fill("Words.");
  await page.getByLabel("Category").fill("Technology");
}

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
    await signInAsAdmin(page, program, "/admin");
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
    await signInAsAdmin(page, program, "/admin");
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
  await signInAsAdmin(page, program, "/admin");
  const { title } = await makePost(page);
  await page.reload();
  await page.getByRole("button", { name: `Edit ${title}` }).press("Enter");
  await expect(page.getByLabel("Title")).toBeFocused();
});

test.describe("a post deleted by someone else", () => {
  test.use({ expectedNoise: [/status of 404/] });

  test("can be saved as a new one", async ({ page, program }) => {
    await signInAsAdmin(page, program, "/admin");
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
});

test("undo also reverts text typed before a picture", async ({ page, program }) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  await page.route("**/api/blog-images", (route) =>
    route.fulfill({ json: { path: "/icon.svg", width: 32, height: 32 } }),
  );
  await content(page).pressSequentially("Typed.");
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Picture" }).click();
  const buffer = Buffer.from("not looked at");
  await (await choosing).setFiles({ name: "a.png", mimeType: "image/png", buffer });
  await page.getByLabel("What does it show?").fill("A sign");
  await page.getByRole("button", { name: "Add picture" }).click();
  await expect(content(page)).toHaveValue("Typed.\n\n![A sign](/icon.svg)\n\n");
  await expect(content(page)).toBeFocused();
  await content(page).press("ControlOrMeta+Z");
  await expect(content(page)).toHaveValue("Typed.");
  await content(page).press("ControlOrMeta+Z");
  await expect(content(page)).not.toHaveValue("Typed.");
});

const longText = "Some words on a line of text.\n\n".repeat(6_500);

test.describe("a text that is too long", () => {
  test.use({ expectedNoise: [/status of 4(00|13)/] });

  test("is explained, and kept", async ({ page, program }) => {
    await signInAsAdmin(page, program, "/admin?post=new");
    await fillNew(page, "T".repeat(300));
    // As pasting does; typed by the browser's own command, so many lines take a minute.
    await content(page).evaluate((field: HTMLTextAreaElement, words) => {
      field.setRangeText(words, 0, field.value.length);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, longText);
    await expect(page.getByText("too long to preview")).toBeVisible();
    await create(page).click();
    await expect(page.getByText("Title must be at most 200 characters")).toBeVisible();
    await expect(page.getByText("Content must be at most 80,000 characters")).toBeVisible();
    await page.reload();
    await restore(page).click();
    await expect(content(page)).toHaveValue(longText);
  });
});

test("the first invalid field has the focus", async ({ page, program }) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  await create(page).click();
  await expect(page.getByText("Content is required")).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();
});

test("the preview is as wide as its box, whatever its content", async ({ page, program }) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  await content(page).fill(`A paragraph of several words.\n\n    ${"code ".repeat(80)}\n`);
  const preview = page.locator(".markdown-preview");
  await expect(preview.locator("pre")).toBeVisible();
  expect(await preview.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test("writing fills the screen for as long as one wants, and the preview shows what is written", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  const dialog = page.getByRole("dialog");
  const full = page.getByRole("button", { name: "Full screen" });
  await full.press("Enter");
  await expect(full).toHaveAttribute("aria-pressed", "true");
  const { width } = page.viewportSize()!;
  expect((await dialog.boundingBox())?.width).toBeGreaterThan(width - 20);
  await page.reload();
  await expect(full).toHaveAttribute("aria-pressed", "true");
  await fillNew(page, "A title to read");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByText("A title to read")).toBeVisible();
  await expect(preview.getByText("A summary.")).toBeVisible();
  const many = Array.from({ length: 80 }, (_, at) => `Paragraph ${at} of many.`);
  await content(page).fill(many.join("\n\n"));
  await expect(preview.getByText("Paragraph 79 of many.")).toBeInViewport();
  await content(page).press("ControlOrMeta+Home");
  await expect(preview.getByText("Paragraph 0 of many.")).toBeInViewport();
  await page.getByRole("button", { name: "Table" }).click();
  await expect(preview.getByRole("table")).toBeVisible();
  await full.click();
  await expect(full).toHaveAttribute("aria-pressed", "false");
});
