import type { Page } from "@playwright/test";
import { callAs, makePost, rowOf, toastSaying } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

type Stored = { publishedAt: string | null };

const content = (page: Page) => page.getByLabel("Content");
const update = (page: Page) => page.getByRole("button", { name: "Update Post" });
const read = (page: Page, id: number) => callAs<Stored>(page, "GET", `/api/blog-posts/${id}`);

/** Other tests of this worker read the blog as it came. */
const archive = (page: Page, id: number) =>
  callAs(page, "PATCH", `/api/blog-posts/${id}`, { status: "archived" });

/** In the firm's zone. */
function lateToday(): string {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" });
  return `${day.format(new Date())}T23:59:58`;
}

test.describe("the hour a post is scheduled for", () => {
  test("stays when its date is not touched", async ({ page, program }) => {
    await signInAsAdmin(page, program);
    const { id } = await makePost(page, { status: "published", publishedAt: lateToday() });
    const { publishedAt } = await read(page, id);
    await page.goto(`/admin?post=${id}`);
    await content(page).fill("A slip of the pen mended.");
    await update(page).click();
    await expect(toastSaying(page, "Blog Post Updated")).toBeVisible();
    expect((await read(page, id)).publishedAt).toBe(publishedAt);
    await archive(page, id);
  });

  test("is cleared with its date: without one the post is public now", async ({
    page,
    program,
  }) => {
    await signInAsAdmin(page, program);
    const { id, title } = await makePost(page, { status: "published", publishedAt: "2199-05-01" });
    // A browser whose clock is a day behind, which does not decide what is public.
    await page.clock.setFixedTime(Date.now() - 86_400_000);
    await page.goto(`/admin?post=${id}`);
    await page.getByLabel("Publish Date").fill("");
    const sent = page.waitForRequest((request) => request.method() === "PATCH");
    await update(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ publishedAt: null });
    await expect(toastSaying(page, "Blog Post Updated")).toBeVisible();
    await expect(rowOf(page, title).locator(".status")).toHaveText("published");
    expect(Date.parse((await read(page, id)).publishedAt ?? "")).toBeLessThan(Date.now() + 60_000);
    await archive(page, id);
  });

  test("is set, moved and said in the firm's zone, and waits for a date", async ({
    page,
    program,
  }) => {
    await signInAsAdmin(page, program);
    const { id, title } = await makePost(page, { status: "published" });
    await archive(page, id);
    await page.goto(`/admin?post=${id}`);
    const date = page.getByLabel("Publish Date");
    const hour = page.getByLabel("Publish Hour");
    await date.fill("");
    await expect(hour).toBeDisabled();
    await date.fill("2198-11-30");
    await hour.fill("09:00");
    await page.getByLabel("Status").selectOption("published");
    await update(page).click();
    const said = rowOf(page, title).locator("time");
    await expect(said).toHaveText("Scheduled for Friday, Nov 30, 2198, 9:00 AM");
    expect((await read(page, id)).publishedAt).toBe("2198-11-30T17:00:00.000Z");
    await page.getByRole("button", { name: `Edit ${title}` }).click();
    await hour.fill("");
    await update(page).click();
    await expect(said).toHaveText("Scheduled for Friday, Nov 30, 2198, 12:00 AM");
    await archive(page, id);
  });

  for (const timezoneId of ["Pacific/Tongatapu", "Pacific/Honolulu"])
    test.describe(timezoneId, () => {
      test.use({ timezoneId, locale: "en-US" });

      test("falls on the same firm day in the list and in the form", async ({ page, program }) => {
        await signInAsAdmin(page, program);
        for (const [publishedAt, hour] of [
          ["2026-03-09T23:30", "23:30"],
          ["2026-03-09", "00:00"],
        ]) {
          const { id, title } = await makePost(page, { status: "published", publishedAt });
          await page.goto(`/admin?q=${encodeURIComponent(title)}`);
          await expect(rowOf(page, title).locator("time")).toHaveText("Mar 9, 2026");
          await page.goto(`/admin?post=${id}`);
          await expect(page.getByLabel("Publish Date")).toHaveValue("2026-03-09");
          await expect(page.getByLabel("Publish Hour")).toHaveValue(hour!);
          await archive(page, id);
        }
      });
    });
});
