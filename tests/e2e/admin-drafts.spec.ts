import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { callAs, makePost, rowOf, toastSaying, unique } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { newDataDir, startProgram } from "../support/program.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

test.use({ expectedNoise: [/Failed to load resource|ERR_CONNECTION/] });

const content = (page: Page) => page.getByLabel("Content");
const create = (page: Page) => page.getByRole("button", { name: "Create Post" });
const restore = (page: Page) => page.getByRole("button", { name: "Restore" });
const update = (page: Page) => page.getByRole("button", { name: "Update Post" });

async function fillNew(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Summary").fill("A summary.");
  await content(page).fill("Words that took an hour.");
  await page.getByLabel("Category").fill("Technology");
}

async function countOf(page: Page, title: string): Promise<number> {
  const query = new URLSearchParams({ q: title });
  return (await callAs<unknown[]>(page, "GET", `/api/blog-posts?${query}`)).length;
}

test("a draft survives a closed tab, and is offered once", async ({ page, program }) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  const title = unique("Typed and lost");
  await fillNew(page, title);
  await page.close({ runBeforeUnload: false });

  const again = await page.context().newPage();
  await again.goto(`${program.url}/admin?post=new`);
  await expect(again.getByText("Unsaved draft")).toBeVisible();
  await expect(again.getByLabel("Title")).toHaveValue("");
  await again.getByRole("button", { name: "Restore" }).click();
  await expect(again.getByLabel("Title")).toHaveValue(title);
  await expect(content(again)).toHaveValue("Words that took an hour.");
  await create(again).click();
  await expect(toastSaying(again, "Blog Post Created")).toBeVisible();
  await again.goto(`${program.url}/admin?post=new`);
  await expect(again.getByLabel("Title")).toBeVisible();
  await expect(again.getByText("Unsaved draft")).toHaveCount(0);
});

test("a draft survives a page crash", async ({ page, program }) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  const title = unique("Typed and crashed");
  await fillNew(page, title);
  await content(page).press("ControlOrMeta+End");
  await content(page).pressSequentially(" The last letter");
  const crashed = page.waitForEvent("crash");
  await page.goto("chrome://crash").catch(() => {});
  await crashed;

  const again = await page.context().newPage();
  await again.goto(`${program.url}/admin?post=new`);
  await again.getByRole("button", { name: "Restore" }).first().click();
  await expect(again.getByLabel("Title")).toHaveValue(title);
  await expect(content(again)).toHaveValue("Words that took an hour. The last letter");
});

test("Cancel closes and resets the form; the text can still be restored or discarded", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  await fillNew(page, unique("Cancelled"));
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Create New Post" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(content(page)).toHaveValue("");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.reload();
  await expect(page.getByLabel("Title")).toBeVisible();
  await expect(page.getByRole("button", { name: "Restore" })).toHaveCount(0);
});

test("a session that ends while writing loses no text", async ({ page, program }) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  const title = unique("Signed out in between");
  await fillNew(page, title);
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await create(page).click();
  await expect(toastSaying(page, "Error Creating Post")).toBeVisible();
  await expect(page.getByText("You have been signed out.")).toBeVisible();
  const way = page.getByRole("link", { name: "Sign in again in a new tab" });
  await expect(way).toHaveAttribute("href", /^\/api\/login\?returnTo=%2Fadmin/);
  await expect(content(page)).toHaveValue("Words that took an hour.");
  // As another tab does it: the same browser is signed in again.
  await page.context().addCookies(session);
  await create(page).click();
  await expect(toastSaying(page, "Blog Post Created")).toBeVisible();
  await expect(rowOf(page, title)).toBeVisible();
});

test("a lost response creates no second post, also after a reload", async ({ page, program }) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  const title = unique("Saved without a word");
  await fillNew(page, title);
  await page.route(
    "**/api/blog-posts",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 2 },
  );
  await create(page).click();
  await expect(toastSaying(page, "Error Creating Post")).toContainText(
    "Failed to create blog post.",
  );
  await expect(page.getByText("The server did not respond.")).toBeVisible();
  await page.reload();
  await restore(page).click();
  await create(page).click();
  await expect(page.getByText("The server did not respond.")).toBeVisible();
  await create(page).click();
  await expect(toastSaying(page, "Blog Post Created")).toBeVisible();
  expect(await countOf(page, title)).toBe(1);
});

test("a lost response causes no conflict with one's own save, also after a reload", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const { id, title } = await makePost(page, { tags: ["one", "two"] });
  await page.goto(`/admin?post=${id}`);
  await content(page).fill("Changed once.");
  await page.route(
    `**/api/blog-posts/${id}`,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await update(page).click();
  await expect(page.getByText("The server did not respond.")).toBeVisible();
  await page.reload();
  await restore(page).click();
  await content(page).fill("Changed twice.");
  await update(page).click();
  await expect(toastSaying(page, "Blog Post Updated")).toBeVisible();
  await expect(rowOf(page, title)).toBeVisible();
  expect((await callAs<{ version: number }>(page, "GET", `/api/blog-posts/${id}`)).version).toBe(3);
});

test("an outage while reading and saving is reported, and the text is saved once it ends", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const { id, title } = await makePost(page);
  await page.route("**/api/**", (route) => route.abort("connectionrefused"));
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "The posts could not be loaded" })).toBeVisible();
  await page.unroute("**/api/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rowOf(page, title)).toBeVisible();
  await page.route(`**/api/blog-posts/${id}`, (route) =>
    route.fulfill({ status: 503, json: { message: "Please try again later.", code: "x" } }),
  );
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await expect(page.getByRole("heading", { name: "The post could not be loaded" })).toBeVisible();
  await page.unroute(`**/api/blog-posts/${id}`);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(content(page)).toHaveValue("First line.\n\nLast line.");
});

test("a list requested after the session ended says how to sign in again", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program, "/admin");
  const { title } = await makePost(page);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const session = await page.context().cookies();
  await page.context().clearCookies();
  // What is answered now is the list that visitors get, which must not pass for the editor's.
  await page.getByLabel("Search posts").fill(title);
  await expect(page.getByText("You have been signed out.")).toBeVisible();
  await page.context().addCookies(session);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rowOf(page, title)).toBeVisible();
});

test("saving while the server is down, then up, loses nothing", async ({ browser }) => {
  // Two starts of the program, each of which may take its time.
  test.setTimeout(180_000);
  const dataDir = await newDataDir();
  const first = await startProgram({ dataDir });
  const page = await browser.newPage({ baseURL: first.url });
  await signInAsAdmin(page, first, "/admin?post=new");
  const title = unique("Written through an outage");
  await fillNew(page, title);
  await first.stop();

  await create(page).click();
  await expect(toastSaying(page, "Error Creating Post")).toContainText(
    "Failed to create blog post.",
  );
  await expect(page.getByText("The server did not respond.")).toBeVisible();
  await content(page).press("ControlOrMeta+End");
  await content(page).pressSequentially(" And more.");

  const second = await startProgram({ dataDir, port: first.port });
  await create(page).click();
  await expect(toastSaying(page, "Blog Post Created")).toBeVisible();
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await expect(content(page)).toHaveValue("Words that took an hour. And more.");
  expect(await countOf(page, title)).toBe(1);
  await page.close();
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
});
