import type { Page } from "@playwright/test";
import { callAs, makePost, rowOf, toastSaying, unique } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { content, readPost, update } from "./post-form.ts";

/** Other tests of this worker read the blog as it came. */
const archive = (page: Page, id: number) =>
  callAs(page, "PATCH", `/api/blog-posts/${id}`, { status: "archived" });

/** In the firm's zone. */
function lateToday(): string {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" });
  return `${day.format(new Date())}T23:59:58`;
}

test.describe("the hour a post is scheduled for", () => {
  test("stays when its date is not touched, is set, moved and said in the firm's zone, waits for a date, and is cleared with it: without one the post is public now", async ({
    page,
    program,
  }) => {
    await signInAsAdmin(page, program);
    const { id, title } = await makePost(page, {
      status: "published",
      publishedAt: lateToday(),
    });
    const { publishedAt } = await readPost(page, id);
    await page.goto(`/admin?post=${id}`);
    await content(page).fill("A slip of the pen mended.");
    await update(page).click();
    await expect(toastSaying(page, "Blog Post Updated")).toBeVisible();
    const mended = { content: "A slip of the pen mended.", publishedAt };
    expect(await readPost(page, id)).toMatchObject(mended);

    await archive(page, id);
    const edit = page.getByRole("button", { name: `Edit ${title}` });
    const date = page.getByLabel("Publish Date");
    const hour = page.getByLabel("Publish Hour");
    await edit.click();
    await date.fill("");
    await expect(hour).toBeDisabled();
    await date.fill("2198-11-30");
    await hour.fill("09:00");
    await page.getByLabel("Status").selectOption("published");
    await update(page).click();
    const said = rowOf(page, title).locator("time");
    await expect(said).toHaveText("Scheduled for Friday, Nov 30, 2198, 9:00 AM");
    expect((await readPost(page, id)).publishedAt).toBe("2198-11-30T17:00:00.000Z");
    await edit.click();
    await hour.fill("");
    await update(page).click();
    await expect(said).toHaveText("Scheduled for Friday, Nov 30, 2198, 12:00 AM");

    // A browser whose clock is a day behind, which does not decide what is public.
    await page.clock.setFixedTime(Date.now() - 86_400_000);
    await edit.click();
    await date.fill("");
    const sent = page.waitForRequest((request) => request.method() === "PATCH");
    await update(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ publishedAt: null });
    await expect(rowOf(page, title).locator(".status")).toHaveText("published");
    const now = Date.parse((await readPost(page, id)).publishedAt ?? "");
    expect(now).toBeLessThan(Date.now() + 60_000);
    await archive(page, id);
  });

  for (const timezoneId of ["Pacific/Tongatapu", "Pacific/Honolulu"])
    test.describe(timezoneId, () => {
      test.use({ timezoneId, locale: "en-US" });

      test("falls on the same firm day in the list and in the form", async ({ page, program }) => {
        await signInAsAdmin(page, program);
        const day = unique("On one day");
        const hours = { late: "23:30", early: "00:00" };
        const make = (hour: string, publishedAt: string) =>
          makePost(page, { title: `${day}, ${hour}`, status: "published", publishedAt });
        const posts = [await make("late", "2026-03-09T23:30"), await make("early", "2026-03-09")];
        await page.goto(`/admin?q=${encodeURIComponent(day)}`);
        await expect(page.getByRole("row").locator("time")).toHaveText(
          Array(2).fill("Mar 9, 2026"),
        );
        for (const [name, hour] of Object.entries(hours)) {
          await page.getByRole("button", { name: `Edit ${day}, ${name}` }).click();
          await expect(page.getByLabel("Publish Date")).toHaveValue("2026-03-09");
          await expect(page.getByLabel("Publish Hour")).toHaveValue(hour);
          await page.keyboard.press("Escape");
        }
        for (const { id } of posts) await archive(page, id);
      });
    });
});
