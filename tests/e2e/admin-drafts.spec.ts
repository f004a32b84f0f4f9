import { rm } from "node:fs/promises";
import { rowOf, toastSaying, unique } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { newDataDir, startProgram } from "../support/program.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { content, create, fillNew, findPosts, readPost, restore, update } from "./post-form.ts";

test.use({ expectedNoise: [/Failed to load resource|ERR_CONNECTION/] });

test("a draft survives a closed tab, a page crash and Cancel, and is offered until it is saved or discarded", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  const lost = unique("Typed and lost");
  await fillNew(page, lost);
  await page.close({ runBeforeUnload: false });

  const second = await page.context().newPage();
  await second.goto(`${program.url}/admin?post=new`);
  const offered = second.getByText("Unsaved draft");
  await expect(offered).toBeVisible();
  await expect(second.getByLabel("Title")).toHaveValue("");
  await restore(second).click();
  await expect(second.getByLabel("Title")).toHaveValue(lost);
  await expect(content(second)).toHaveValue("Words.");
  await create(second).click();
  await expect(toastSaying(second, "Blog Post Created")).toBeVisible();
  await second.goto(`${program.url}/admin?post=new`);
  await expect(second.getByLabel("Title")).toBeVisible();
  await expect(offered).toHaveCount(0);

  const crashed = unique("Typed and crashed");
  await fillNew(second, crashed);
  await content(second).press("ControlOrMeta+End");
  await content(second).pressSequentially(" The last letter");
  const crash = second.waitForEvent("crash");
  await second.goto("chrome://crash").catch(() => {});
  await crash;

  const third = await page.context().newPage();
  await third.goto(`${program.url}/admin?post=new`);
  const title = third.getByLabel("Title");
  await restore(third).click();
  await expect(title).toHaveValue(crashed);
  await expect(content(third)).toHaveValue("Words. The last letter");
  await third.getByRole("button", { name: "Cancel" }).click();
  await expect(third.getByRole("dialog")).toHaveCount(0);
  await third.getByRole("button", { name: "Create New Post" }).click();
  await expect(title).toHaveValue("");
  await expect(content(third)).toHaveValue("");
  await third.getByRole("button", { name: "Discard" }).click();
  await third.reload();
  await expect(title).toBeVisible();
  await expect(restore(third)).toHaveCount(0);
});

test("a session that ends loses no text, and the form and the list say how to sign in again", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  const title = unique("Signed out in between");
  await fillNew(page, title);
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await create(page).click();
  await expect(toastSaying(page, "Error Creating Post")).toBeVisible();
  const signedOut = page.getByText("You have been signed out.");
  await expect(signedOut).toBeVisible();
  const way = page.getByRole("link", { name: "Sign in again in a new tab" });
  await expect(way).toHaveAttribute("href", /^\/api\/login\?returnTo=%2Fadmin/);
  await expect(content(page)).toHaveValue("Words.");
  // As another tab does it: the same browser is signed in again.
  await page.context().addCookies(session);
  await create(page).click();
  await expect(toastSaying(page, "Blog Post Created")).toBeVisible();
  await expect(rowOf(page, title)).toBeVisible();

  await page.context().clearCookies();
  // What is answered now is the list that visitors get, which must not pass for the editor's.
  await page.getByLabel("Search posts").fill(title);
  await expect(signedOut).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(0);
  await page.context().addCookies(session);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rowOf(page, title)).toBeVisible();
});

test("a lost response creates no second post and causes no conflict with one's own save, also after a reload", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  const loseAnswers = (address: string, times: number) =>
    page.route(
      address,
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times },
    );
  const unanswered = page.getByText("The server did not respond.");
  const title = unique("Saved without a word");
  await fillNew(page, title);
  await page.getByLabel("Tags").fill("one, two");
  await loseAnswers("**/api/blog-posts", 2);
  await create(page).click();
  await expect(toastSaying(page, "Error Creating Post")).toContainText(
    "Failed to create blog post.",
  );
  await expect(unanswered).toBeVisible();
  await page.reload();
  await restore(page).click();
  await create(page).click();
  await expect(unanswered).toBeVisible();
  await create(page).click();
  await expect(toastSaying(page, "Blog Post Created")).toBeVisible();
  const [post, ...others] = await findPosts(page, title);
  expect(others).toEqual([]);

  const { id, version } = post!;
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await content(page).fill("Changed once.");
  await loseAnswers(`**/api/blog-posts/${id}`, 1);
  await update(page).click();
  await expect(unanswered).toBeVisible();
  await page.reload();
  await restore(page).click();
  await content(page).fill("Changed twice.");
  await update(page).click();
  await expect(toastSaying(page, "Blog Post Updated")).toBeVisible();
  await expect(rowOf(page, title)).toBeVisible();
  expect((await readPost(page, id)).version).toBe(version + 2);
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
  await expect(content(page)).toHaveValue("Words. And more.");
  expect(await findPosts(page, title)).toHaveLength(1);
  await page.close();
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
});
