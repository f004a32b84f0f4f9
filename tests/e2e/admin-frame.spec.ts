import type { Page } from "@playwright/test";
import { textSizeOf } from "../fixtures/lost-text.ts";
import { callAs, makePost, makeRequest, rowOf, unique } from "../support/admin.ts";
import {
  atWidths,
  expect,
  expectNoAxeViolations,
  sidewaysScroll,
  test,
} from "../support/browser.ts";
import { shiftsOn, watchShifts } from "../support/layout-shift.ts";
import { openPage } from "../support/open-page.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { expectRoomForSpacing } from "../support/text-spacing.ts";
import { openScreen, paletteField as field, title } from "./office-frame.ts";

const screens = [
  ["/admin/today", "Today"],
  ["/admin", "Admin Dashboard"],
  ["/admin?tab=requests", "Admin Dashboard"],
  ["/admin/signups", "Paid signups"],
  ["/admin/calendar", "Calendar"],
  ["/admin/log", "Log"],
  ["/admin/webhooks", "Webhooks"],
  ["/admin/sessions", "Signed-in users"],
  ["/admin/operations", "Operations"],
] as const;

const rail = (page: Page) => page.getByRole("navigation", { name: "Back office" });

/**
 * Loaded at the first, where what moves while it comes is watched, and laid out at both. Of colors the other
 * width changes those of the rail at most, which is on every screen.
 */
for (const widths of [
  [390, 768],
  [1280, 1680],
])
  test(`every screen stands in the frame at ${widths.join(" and ")} px${widths.includes(390) ? ", and on a phone with large text" : ""}`, async ({
    page,
    program,
  }) => {
    test.setTimeout(240_000);
    await signInAsAdmin(page, program);
    await makePost(page);
    await makeRequest(page);
    await watchShifts(page);
    const setTextSize = await textSizeOf(page);
    for (const [path, heading] of screens) {
      await page.setViewportSize({ width: widths[0]!, height: 800 });
      await openScreen(page, path);
      await expect(title(page)).toHaveText(heading);
      await expect(page.locator(".records, .empty, .closed-days").first()).toBeVisible();
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      expect.soft(await shiftsOn(page), `shifts on ${path}`).toEqual([]);
      await atWidths(page, widths, async (width) => {
        const where = `${path} at ${width} px`;
        expect.soft(await sidewaysScroll(page), where).toBe(0);
        if (width === widths[0]) await expectRoomForSpacing(page, where);
        const isColored = width === widths[0] || path === screens[0][0];
        await expectNoAxeViolations(page, isColored ? undefined : ["light"]);
      });
      if (!widths.includes(390)) continue;
      await page.setViewportSize({ width: 390, height: 800 });
      await setTextSize(32);
      expect.soft(await sidewaysScroll(page), `${path}, large text`).toBe(0);
      await setTextSize(16);
    }
    await page.setViewportSize({ width: widths[0]!, height: 800 });
    await page.keyboard.press("ControlOrMeta+K");
    await expect(field(page)).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    if (!widths.includes(390)) return;
    await page.getByRole("button", { name: "Menu" }).click();
    await expectNoAxeViolations(page);
    const drawer = page.getByRole("navigation", { name: "All screens" });
    await drawer.getByRole("link", { name: "Signed-in users" }).click();
    await expect(title(page)).toHaveText("Signed-in users");
    await expect(drawer).toBeHidden();
  });

test("the rail leads from screen to screen without loading the page again, and Today reads again what waits", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program, "/admin/today");
  await expect(page.getByRole("heading", { level: 2, name: /weeks/ })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await rail(page).getByRole("link", { name: "Paid signups" }).click();
  await expect(title(page)).toHaveText("Paid signups");
  await expect(page).toHaveTitle(/^Paid signups/);
  await expect(page.getByRole("main")).toBeFocused();
  await rail(page).getByRole("link", { name: "Requests" }).click();
  await expect(page.getByRole("tab", { name: /Membership Requests/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(rail(page).locator('[aria-current="page"]')).toContainText("Membership requests");
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
  await page.keyboard.press("Shift+Tab");
  await page.locator(".skip-link").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const read = ["", "/weeks"].map((part) => page.waitForRequest(`**/api/admin/today${part}`));
  await rail(page).getByRole("link", { name: "Today" }).click();
  await Promise.all(read);
});

test("a screen reads few scripts, and its rows come beside them, asked for once", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().replace(program.url, "")));
  for (const [path, ...calls] of [
    ["/admin/today", /^\/api\/admin\/today$/, /^\/api\/admin\/today\/weeks$/],
    ["/admin/companies?q=mill", /^\/api\/admin\/companies\?.*q=mill/],
    ["/admin/log", /^\/api\/admin\/log\?/],
    ["/admin/signups?q=mill", /^\/api\/admin\/membership-signups\?.*q=mill/],
    ["/admin/sessions?q=mill", /^\/api\/admin\/sessions\?q=mill/],
    ["/admin/calendar", /^\/api\/admin\/calendar$/],
    ["/admin", /^\/api\/blog-posts\?/, /^\/api\/admin\/membership-requests\?/],
    ["/admin?tab=requests&q=mill", /^\/api\/admin\/membership-requests\?.*q=mill/],
    ["/admin/today/promises", /^\/api\/admin\/promises\?weeks=12$/],
    ["/admin/webhooks", /^\/api\/admin\/webhooks$/, /^\/api\/admin\/webhook-deliveries\?/],
    ["/dashboard/requests?status=solved", /^\/api\/auth\/user$/, /^\/api\/requests\?status=solved/],
    ["/dashboard/requests/new", /^\/api\/requests\/promises$/],
    ["/admin/inbox/templates", /^\/api\/admin\/templates$/],
    ["/admin/operations", /^\/api\/admin\/job-queue$/, /^\/api\/admin\/failed-jobs$/],
  ] as const) {
    asked.length = 0;
    await openPage(page, path);
    for (const call of calls)
      expect(
        asked.filter((url) => call.test(url)),
        path,
      ).toHaveLength(1);
    const scripts = asked.filter((url) => url.endsWith(".js"));
    expect(scripts.length, path).toBeLessThanOrEqual(22);
    const last = asked.findLastIndex((url) => url.endsWith(".js"));
    expect(asked.findIndex((url) => calls[0].test(url))).toBeLessThan(last);
    expect(asked.includes("/api/auth/user"), path).toBe(path.startsWith("/dashboard"));
  }
});

test("a badge counts what waits, also once it is decided and after a look at another tab", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const name = await makeRequest(page);
  await openScreen(page, `/admin?tab=requests&q=${name.split(" ")[1]}`);
  const badge = rail(page).getByRole("link", { name: "Requests" }).locator(".rail-badge .sr-only");
  const counted = async () =>
    Number(/^(\d+) pending$/.exec((await badge.textContent()) ?? "")?.[1]);
  await expect(badge).toHaveText(/^\d+ pending$/);
  const before = await counted();
  await makeRequest(page);
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  await expect.poll(counted).toBeGreaterThan(before);
  const asked = page.waitForRequest("**/api/admin/counts");
  await rowOf(page, name).getByRole("button", { name: "Reject" }).click();
  await page.getByRole("button", { name: "Reject request" }).click();
  await asked;
});

test("back leads to where one was: page, filter and place, also from another document", async ({
  page,
  program,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signInAsAdmin(page, program);
  const series = unique("Ledger");
  for (let n = 0; n < 27; n += 1)
    await callAs(page, "POST", "/api/blog-posts", {
      title: `${series} ${n}`,
      summary: "One of many.",
      content: "Text.",
      category: "CRM Strategy",
    });
  await openScreen(page, `/admin?q=${encodeURIComponent(series)}&status=draft`);
  const last = rowOf(page, `${series} 3`);
  await last.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(top).toBeGreaterThan(300);
  const was = await top();
  await rail(page).getByRole("link", { name: "Paid signups" }).click();
  await expect(title(page)).toHaveText("Paid signups");
  expect(await top()).toBe(0);
  await page.goBack();
  await expect(page.getByLabel("Search posts")).toHaveValue(series);
  await expect(page.getByLabel("Show", { exact: true })).toHaveValue("draft");
  await expect.poll(top).toBe(was);
  await page.goto("/contact");
  await page.goBack();
  await expect(rowOf(page, `${series} 3`)).toBeAttached();
  await expect.poll(top).toBe(was);
});
