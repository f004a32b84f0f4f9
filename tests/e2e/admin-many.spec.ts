import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { openEmbedded } from "../../platform/db/embedded.ts";
import { expect, test as base } from "../support/browser.ts";
import { makeEmbedded } from "../support/embedded-files.ts";
import { fillBlog } from "../support/fill-blog.ts";
import { fillRequests } from "../support/fill-requests.ts";
import { expectToStop } from "../support/own.ts";
import { startProgram } from "../support/program.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

const rows = 6000;

/** A back office after years of work. */
const test = base.extend({
  program: async ({ own }, use) =>
    use(
      await own("admin-many", async () => {
        const dataDir = await mkdtemp(path.join(tmpdir(), "fontana-many-"));
        await makeEmbedded(dataDir);
        const database = await openEmbedded(dataDir);
        await fillBlog(database.db, rows);
        await fillRequests(database.db, rows);
        await database.close();
        const value = await startProgram({ dataDir, env: { TRUST_PROXY: "1" } });
        const forget = () => rm(dataDir, { recursive: true, force: true });
        return { value, close: () => expectToStop(value).then(forget) };
      }),
    ),
});
test.describe.configure({ mode: "default" });

/** What the page asks a list for, from now on. */
function watchQuestions(page: Page, list: string): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === list) asked.push(search);
  });
  return asked;
}

const names = (page: Page) => page.locator(".record-name");

/** A busy machine types slowly: no time passes for the page until the last letter is there. */
async function typeAtOnce(page: Page, label: string, text: string): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel(label).pressSequentially(text);
  await page.clock.resume();
}

test("thousands of posts are searched, filtered, sorted and paged a page at a time; on a narrow screen they are sorted above the list", async ({
  page,
  program,
}) => {
  await page.clock.install();
  await signInAsAdmin(page, program, "/admin");
  await expect(page.getByText("1–25 of 6,000 posts")).toBeVisible();
  await expect(names(page)).toHaveCount(25);

  const asked = watchQuestions(page, "/api/blog-posts");
  // Slower than the list answers and than the typing rests, so that answers arrive between letters.
  await page.getByLabel("Search posts").pressSequentially("PART 5", { delay: 300 });
  await typeAtOnce(page, "Search posts", "999");
  await expect(page.getByText("1 of 1 post")).toBeVisible();
  await expect(page.getByLabel("Search posts")).toHaveValue("PART 5999");
  await expect(page.getByLabel("Search posts")).toBeFocused();
  expect(asked.length).toBeLessThanOrEqual(8);
  await expect(names(page)).toHaveText([/, part 5999$/]);
  await page.getByLabel("Search posts").fill("");

  await page.getByLabel("Topic").selectOption("Public Sector");
  await expect(page.getByText("1–25 of 1,000 posts")).toBeVisible();
  await page.getByLabel("Topic").selectOption("");
  await page.getByRole("button", { name: "Title" }).click();
  await expect(names(page).first()).toHaveText(/^Adoption/);
  await page.getByRole("button", { name: "Published" }).click();
  await expect(names(page).first()).toHaveText(/, part 1$/);

  const field = page.getByLabel("Page", { exact: true });
  await field.fill("240");
  await field.press("Enter");
  await expect(page.getByText("5,976–6,000 of 6,000 posts")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(names(page).last()).toHaveText(/, part 6000$/);
  await expect(page.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
  await field.fill("9999");
  await field.press("Enter");
  await expect(field).toHaveValue("240");
  await page.goto("/admin?page=9999");
  await expect(page).toHaveURL(/page=240$/);
  await expect(page.getByText("5,976–6,000 of 6,000 posts")).toBeVisible();

  // Where the list has no headings.
  await page.setViewportSize({ width: 390, height: 844 });
  const sort = page.getByLabel("Sort by");
  await expect(sort).toHaveValue("published-desc");
  await sort.selectOption("Title");
  await expect(page).toHaveURL(/\?sort=title&direction=asc$/);
  await expect(names(page).first()).toHaveText(/^Adoption/);
  await page.goto("/admin?sort=title&direction=desc");
  await expect(sort.locator("option:checked")).toHaveText("Title, reversed");
});

test("thousands of requests too, and the badge counts all pending ones", async ({
  page,
  program,
}) => {
  await page.clock.install();
  await signInAsAdmin(page, program, "/admin?tab=requests");
  await expect(page.getByText("1–25 of 6,000 requests")).toBeVisible();
  await expect(page.locator(".count-badge")).toHaveText(/^4800/);
  await expect(names(page)).toHaveCount(25);

  const asked = watchQuestions(page, "/api/admin/membership-requests");
  await typeAtOnce(page, "Search requests", "person-5999@");
  await expect(page.getByText("1 of 1 request")).toBeVisible();
  expect(asked.length).toBe(1);
  await expect(page.locator(".count-badge")).toHaveText(/^4800/);
  await page.getByLabel("Search requests").fill("");

  await page.getByLabel("Show", { exact: true }).selectOption("rejected");
  await expect(page.getByText("1–25 of 600 requests")).toBeVisible();
  await page.getByLabel("Show", { exact: true }).selectOption("");
  await page.getByRole("button", { name: "Company" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("County Office");
  await page.getByLabel("Page", { exact: true }).fill("240");
  await page.getByLabel("Page", { exact: true }).press("Enter");
  await expect(page.getByText("5,976–6,000 of 6,000 requests")).toBeVisible();
  await expect(page.getByRole("row").last()).toContainText("Leasing Partners");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin?tab=requests");
  await page.getByLabel("Sort by").selectOption("Company");
  await expect(page.locator('[data-label="Company"]').first()).toHaveText(/^County Office/);
});
