import { makePost, rowOf, toastSaying, unique } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { pressTwice } from "../support/press-twice.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { content, findPosts } from "./post-form.ts";

const deleteQuestion =
  "Are you sure you want to delete this blog post? This action cannot be undone.";

const none = { "x-total-count": "0" };

test.use({ expectedNoise: [/status of 404/] });

test("a post is created once on a double press, published, read, searched, edited, scheduled, archived and deleted", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program, "/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  await expect(page.getByText("Manage your blog posts and membership requests.")).toBeVisible();

  const title = unique("Ledgers that agree");
  await page.getByRole("button", { name: "Create New Post" }).click();
  const creating = page.getByRole("dialog", { name: "Create New Blog Post" });
  await expect(
    creating.getByText("Fill in the details below to create a new blog post."),
  ).toBeVisible();
  await expect(creating.getByLabel("Summary")).toHaveAttribute("rows", "3");
  await expect(creating.getByLabel("Content")).toHaveAttribute("rows", "10");
  await expect(creating.getByPlaceholder("e.g. CRM, AI, Technology")).toBeVisible();
  await expect(creating.getByLabel("Status")).toHaveValue("draft");
  await creating.getByRole("button", { name: "Create Post" }).click();
  await expect(creating.getByText("Title is required")).toBeVisible();
  await creating.getByLabel("Title").fill(title);
  await creating.getByLabel("Summary").fill("Two ledgers and one truth.");
  await creating.getByLabel("Content").fill("Count **twice**.");
  await creating.getByLabel("Category").fill("Public Sector");
  await creating.getByLabel("Status").selectOption("published");
  await expect(creating.locator(".markdown-preview strong")).toHaveText("twice");
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/blog-posts"),
  );
  await pressTwice(creating.getByRole("button", { name: "Create Post" }));
  expect((await sent).postDataJSON()).not.toHaveProperty("publishedAt");
  await expect(toastSaying(page, "Blog Post Created")).toContainText(
    "Your blog post has been created successfully.",
  );
  await expect(creating).toHaveCount(0);
  const row = rowOf(page, title);
  await expect(row).toHaveCount(1);
  expect(await findPosts(page, title)).toHaveLength(1);

  await expect(row.getByText("published")).toBeVisible();
  await expect(row.getByText("Two ledgers and one truth.")).toBeVisible();
  const address = await row.getByRole("link", { name: `View ${title}` }).getAttribute("href");
  const reader = await page.context().newPage();
  await reader.goto(address ?? "");
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(reader.locator(".prose strong")).toHaveText("twice");
  await reader.close();

  await page.getByLabel("Search posts").fill("LEDGERS that agree");
  await expect(page).toHaveURL(/q=LEDGERS/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel("Search posts")).toHaveValue("LEDGERS that agree");
  await expect(rowOf(page, title)).toBeVisible();

  await page.getByRole("button", { name: `Edit ${title}` }).click();
  const editing = page.getByRole("dialog", { name: "Edit Blog Post" });
  await expect(editing.getByText("Update the blog post details below.")).toBeVisible();
  await expect(editing.getByLabel("Content")).toHaveValue("Count **twice**.");
  await editing.getByLabel("Publish Date").fill("2199-01-15");
  await editing.getByRole("button", { name: "Update Post" }).click();
  await expect(toastSaying(page, "Blog Post Updated")).toBeVisible();
  await expect(row.locator(".status")).toHaveText("scheduled");
  await expect(row.locator("time")).toHaveText(/2199/);
  expect((await page.request.get(address ?? "")).status()).toBe(404);

  const opening = page.context().waitForEvent("page");
  await row.getByRole("link", { name: `View ${title}` }).click();
  const preview = await opening;
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(preview).toHaveURL(/\/blog\/preview\//);

  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await editing.getByLabel("Status").selectOption("archived");
  await editing.getByRole("button", { name: "Update Post" }).click();
  await expect(row.getByText("archived")).toBeVisible();

  await page.getByRole("button", { name: `Delete ${title}` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText(deleteQuestion)).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(row).toBeVisible();
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await question.getByRole("button", { name: "Delete post" }).click();
  await expect(toastSaying(page, "Blog Post Deleted")).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByText("No posts match.")).toBeVisible();
});

test("posts are filtered, sorted and paged, and the address says how", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const mark = unique("paged");
  await Promise.all(
    Array.from({ length: 27 }, (_, index) =>
      makePost(page, {
        title: `${mark} ${String(index).padStart(2, "0")}`,
        status: index === 3 ? "archived" : "draft",
      }),
    ),
  );
  await page.goto(`/admin?q=${encodeURIComponent(mark)}`);
  await expect(page.getByText("1–25 of 27 posts")).toBeVisible();
  const list = page.getByRole("group", { name: "Blog posts" });
  await expect(list.getByRole("status")).toHaveText("27 posts, page 1 of 2");
  const announcing = await list.getByRole("status").elementHandle();
  await page.getByRole("button", { name: "Title" }).click();
  await expect(page).toHaveURL(/sort=title/);
  await expect(page.getByRole("columnheader", { name: "Title" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(page.locator(".record-name").first()).toHaveText(`${mark} 00`);
  await page.getByRole("button", { name: "Next" }).evaluate(async (next: HTMLElement) => {
    next.click();
    // The address changes before the page does; the second press comes between the two.
    for (let turn = 0; turn < 1000 && !location.search.includes("page="); turn += 1)
      await Promise.resolve();
    next.click();
  });
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator(".record-name")).toHaveText([`${mark} 25`, `${mark} 26`]);
  await page.goBack();
  await expect(page.locator(".record-name").first()).toHaveText(`${mark} 00`);
  await page.getByLabel("Show", { exact: true }).selectOption("archived");
  await expect(page.locator(".record-name")).toHaveText([`${mark} 03`]);
  await page.getByLabel("Topic").selectOption("Public Sector");
  await expect(page.getByText("No posts match.")).toBeVisible();
  expect(await announcing?.textContent()).toContain("No posts match.");
  const letGo = await holdAnswers(page, "**/api/blog-posts?*");
  await page.getByRole("button", { name: "Show all posts" }).press("Enter");
  await expect(page.getByLabel("Search posts")).toHaveValue("");
  await expect(page.getByText("No posts match.")).toBeVisible();
  await expect(list).toBeFocused();
  letGo();
  await expect(page.getByRole("row")).toHaveCount(26);
  await expect(list).toBeFocused();
  expect(await announcing?.textContent()).toMatch(/^[\d,]+ posts, page 1 of \d+$/);
});

test.describe("in trouble", () => {
  test.use({ expectedNoise: [/status of (404|503)|ERR_CONNECTION_REFUSED/] });

  test("an outage and failures are explained, and tried again; without posts the table says what to do; a preview link is copied, and opens for a visitor", async ({
    page,
    program,
  }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await signInAsAdmin(page, program);
    const { id, title } = await makePost(page);
    const again = page.getByRole("button", { name: "Try again" });
    await page.route("**/api/**", (route) => route.abort("connectionrefused"));
    await page.goto(`/admin?q=${encodeURIComponent(title)}`);
    await expect(
      page.getByRole("heading", { name: "The posts could not be loaded" }),
    ).toBeVisible();
    await page.unroute("**/api/**");
    await again.click();
    await expect(rowOf(page, title)).toBeVisible();
    const post = `**/api/blog-posts/${id}`;
    const later = { message: "Please try again later.", code: "x" };
    await page.route(post, (route) => route.fulfill({ status: 503, json: later }));
    await page.getByRole("button", { name: `Edit ${title}` }).click();
    await expect(page.getByRole("heading", { name: "The post could not be loaded" })).toBeVisible();
    await page.unroute(post);
    await again.click();
    await expect(content(page)).toHaveValue("First line.\n\nLast line.");
    await page.keyboard.press("Escape");

    const copy = page.getByRole("button", { name: `Copy preview link of ${title}` });
    await page.route("**/preview-link", (route) =>
      route.fulfill({ status: 404, json: { message: "Please wait.", code: "not_found" } }),
    );
    await copy.click();
    await expect(rowOf(page, title).getByRole("alert")).toHaveText("Please wait.");
    await page.unroute("**/preview-link");
    await copy.click();
    await expect(toastSaying(page, "Preview link copied")).toBeVisible();
    await expect(rowOf(page, title).getByRole("alert")).toHaveCount(0);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const visited = await fetch(link);
    expect(visited.status).toBe(200);
    expect(await visited.text()).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));

    await page.getByRole("button", { name: `Delete ${title}` }).click();
    await page.evaluate((id) => fetch(`/api/blog-posts/${id}`, { method: "DELETE" }), id);
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Delete post" }).click();
    await expect(toastSaying(page, "Error Deleting Post")).toContainText("There is no such post.");
    await expect(question.getByRole("alert")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { name: "Blog Posts" })).toBeFocused();
    await expect(rowOf(page, title)).toHaveCount(0);

    await page.route("**/api/blog-posts?*", (route) => route.fulfill({ json: [], headers: none }));
    await page.goto("/admin");
    await expect(page.getByText("No blog posts found. Create your first post!")).toBeVisible();
  });
});
