import type { Page } from "@playwright/test";
import { makePost, toastSaying, unique } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { content, create, fillNew, findPosts, readPost, restore, update } from "./post-form.ts";

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

test("text written during a slow save stays, in a new post, which is created once, and in an existing one", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  const title = unique("Made while writing");
  await fillNew(page, title);
  const created = await holdSaves(page);
  await create(page).click();
  const saving = page.getByRole("button", { name: "Saving..." });
  await expect(saving).toBeVisible();
  await typeAtEnd(page, " And after.");
  created();
  await expect(toastSaying(page, "Blog Post Created")).toBeVisible();
  await expect(page).toHaveURL(/post=\d+/);
  const dialog = page.getByRole("dialog");
  await expect(page.getByRole("dialog", { name: "Edit Blog Post" })).toBeVisible();
  await expect(content(page)).toHaveValue("Words. And after.");
  await expect(content(page)).toBeFocused();
  const id = Number(new URL(page.url()).searchParams.get("post"));
  // Also where the tab dies before the next save.
  await page.reload();
  await restore(page).click();
  await expect(content(page)).toHaveValue("Words. And after.");
  await update(page).click();
  await expect(dialog).toHaveCount(0);
  const { version } = await readPost(page, id);
  expect(await findPosts(page, title)).toMatchObject([{ title, content: "Words. And after." }]);

  await page.getByRole("button", { name: `Edit ${title}` }).press("Enter");
  await expect(page.getByLabel("Title")).toBeFocused();
  await expect(content(page)).toHaveValue("Words. And after.");
  await expect(restore(page)).toHaveCount(0);
  await typeAtEnd(page, " Saved.");
  const updated = await holdSaves(page);
  await update(page).click();
  await expect(saving).toBeVisible();
  await typeAtEnd(page, " And more.");
  updated();
  await expect(page.getByText("Your latest changes are not saved yet.")).toBeVisible();
  const first = "Words. And after. Saved.";
  await expect(content(page)).toHaveValue(`${first} And more.`);
  expect(await readPost(page, id)).toMatchObject({ content: first, version: version + 1 });
  await update(page).click();
  await expect(dialog).toHaveCount(0);
  const second = { content: `${first} And more.`, version: version + 2 };
  expect(await readPost(page, id)).toMatchObject(second);
});

test("restored text leaves the focus in the form and replaces no other; a draft goes after thirty days, whatever is opened then", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  const { id } = await makePost(page);
  const title = page.getByLabel("Title");
  const offered = page.getByRole("region", { name: "Unsaved drafts" });
  const row = (title: string) => offered.locator(".notice-row").filter({ hasText: title });
  const press = (title: string, name: string) =>
    row(title).getByRole("button", { name }).press("Enter");
  await title.fill("The first");
  await page.reload();
  await press("The first", "Restore");
  await expect(title).toBeFocused();
  await page.reload();
  await title.fill("The second");
  await page.reload();
  await title.fill("The third");
  await press("The first", "Restore");
  await expect(title).toHaveValue("The first");
  await press("The second", "Restore");
  await expect(title).toHaveValue("The second");
  await expect(row("The third")).toBeVisible();
  await page.reload();
  await expect(offered.locator(".notice-row")).toHaveCount(3);
  for (const words of ["The first", "The second"]) await press(words, "Discard");
  await expect(title).toBeFocused();
  await press("The third", "Discard");
  await expect(offered).toHaveCount(0);
  await expect(title).toBeFocused();

  await title.fill("Never finished");
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("fontana-post-draft/"))!;
    const kept = JSON.parse(localStorage.getItem(key)!);
    localStorage.setItem(key, JSON.stringify({ ...kept, keptAt: Date.now() - 31 * 86_400_000 }));
  });
  await page.goto(`/admin?post=${id}`);
  await expect(title).toBeVisible();
  const kept = () => page.evaluate(() => Object.keys(localStorage).join());
  await expect.poll(kept).not.toContain("fontana-post-draft/");
});

test.describe("a post deleted by someone else", () => {
  test.use({ expectedNoise: [/status of 404/] });

  test("can be saved as a new one, also where it is opened again with what was written on it", async ({
    page,
    program,
  }) => {
    await signInAsAdmin(page, program);
    const { id } = await makePost(page);
    // Until the list is read again it has the deleted one, too, under its own title.
    const title = unique("Saved as a new one");
    const edit = page.getByRole("button", { name: `Edit ${title}` });
    const remove = (id: number) =>
      page.evaluate((id) => fetch(`/api/blog-posts/${id}`, { method: "DELETE" }), id);
    await page.goto(`/admin?post=${id}`);
    await content(page).fill("What nobody else has.");
    await remove(id);
    await update(page).click();
    await expect(page.getByText("Someone has deleted this post.")).toBeVisible();
    await page.getByLabel("Title").fill(title);
    await create(page).click();
    await expect(toastSaying(page, "Blog Post Created")).toBeVisible();
    await edit.click();
    await expect(content(page)).toHaveValue("What nobody else has.");

    const again = Number(new URL(page.url()).searchParams.get("post"));
    await content(page).fill("What nobody has a second time.");
    await remove(again);
    await page.reload();
    const gone = page.getByText("This post no longer exists.");
    await expect(gone).toBeVisible();
    await page.getByRole("link", { name: "new post" }).click();
    await restore(page).click();
    await expect(content(page)).toHaveValue("What nobody has a second time.");
    await create(page).click();
    await expect(toastSaying(page, "Blog Post Created")).toBeVisible();
    await edit.click();
    await expect(content(page)).toHaveValue("What nobody has a second time.");
    await page.goto(`/admin?post=${again}`);
    await expect(gone).toBeVisible();
    await expect(page.getByRole("link", { name: "new post" })).toHaveCount(0);
  });
});
