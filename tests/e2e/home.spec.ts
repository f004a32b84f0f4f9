import { readdirSync } from "node:fs";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { navigationNames, solutionLinks } from "./frame.ts";
import { atWidths, expect, islandsHydrated, test } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";

const solutions = readdirSync("content/solutions").length;
const lightness = async (dot: Locator) =>
  (await sharp(await dot.screenshot()).stats()).channels[1]!.mean;
const stats = ["3x", "5x", "85%", "100K+"];

test("says what the firm does and where to go next, and the solutions menu opens, leads on and closes by keyboard", async ({
  page,
}) => {
  await openPage(page, "/");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Smarter Systems. Real Outcomes.",
  );
  await expect(main.locator('a[href="/contact"]').first()).toBeVisible();
  await expect(main.locator('a[href="/membership"]').first()).toBeVisible();
  await expect(main.locator('a[href^="/solutions/"]')).toHaveCount(9);
  for (const value of stats) await expect(main.getByText(value, { exact: true })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("2024");
  await expect(page.getByRole("contentinfo")).toContainText(
    "Based in Fontana, CA – Serving Nationwide",
  );
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/api/login");
  await expect(header.getByRole("link", { name: "Get Started Free" })).toHaveAttribute(
    "href",
    "/get-started",
  );

  const button = page.getByRole("button", { name: "Solutions" });
  await button.focus();
  await page.keyboard.press("Enter");
  const links = solutionLinks(page);
  await expect(links).toHaveCount(solutions);
  await expect(links.first()).toBeVisible();
  await expect(links.first()).toContainText("Sales, Service, Marketing Cloud");
  await expect(links.last()).toContainText("Executive tech support");
  await page.keyboard.press("Escape");
  await expect(links.first()).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
});

test("the solutions menu that has opened under the pointer stays at a press, and closes at the next", async ({
  page,
}) => {
  await openPage(page, "/");
  const button = page.getByRole("button", { name: "Solutions" });
  const menu = page.locator("#solutions-menu");
  await button.hover();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();

  await page.keyboard.press("Escape");
  await page.mouse.move(0, 700);
  await button.hover();
  await expect(menu).toBeVisible();
  await button.press("Enter");
  await expect(menu).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows every section, every solution and all navigation links", async ({ page }) => {
    await page.goto("/");
    for (const name of navigationNames) {
      await expect(
        page.getByRole("banner").getByRole("link", { name, exact: true }).first(),
      ).toBeVisible();
    }
    for (const section of await page.locator("main section").all()) {
      await expect(section).toBeVisible();
      expect(await section.evaluate((node) => getComputedStyle(node).opacity)).toBe("1");
    }
    for (const value of stats) await expect(page.getByText(value, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Solutions" }).click();
    await expect(solutionLinks(page)).toHaveCount(solutions);
    await expect(solutionLinks(page).last()).toBeVisible();
    await expect(page.locator("blockquote").first()).toBeVisible();
  });
});

test.describe("the testimonials", () => {
  test.use({ reducedMotion: "no-preference" });

  const shown = '.slide[data-shown="true"]';

  test("stop under the pointer, follow the dots by keyboard, move every 5 s, and stop on Pause", async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page, "/");
    await page.locator(".carousel").scrollIntoViewIfNeeded();
    await islandsHydrated(page);
    await page.locator(".carousel").hover();
    const quote = page.locator(shown);
    const dots = page.getByRole("button", { name: /testimonial \d of 3/ });
    await expect(dots).toHaveCount(3);
    await page.emulateMedia({ forcedColors: "active" });
    // Of 255, with the dot's surroundings; the others differ by one. Which is current, time tells.
    const current = await lightness(dots.and(page.locator("[aria-current]")));
    for (const other of await dots.and(page.locator(":not([aria-current])")).all())
      expect((await lightness(other)) - current).toBeGreaterThan(3);
    await page.emulateMedia({ forcedColors: "none" });
    await dots.nth(2).focus();
    await page.keyboard.press("Enter");
    await expect(dots.nth(2)).toHaveAttribute("aria-current", "true");
    const third = await quote.textContent();
    await page.clock.runFor(11_000);
    expect(await quote.textContent()).toBe(third);

    await page.mouse.move(0, 0);
    await dots.nth(2).blur();
    await page.clock.pauseAt(Date.now() + 60_000);
    const first = await quote.textContent();
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await quote.textContent()).not.toBe(first);
    }).toPass({ timeout: 30_000, intervals: [0] });
    const second = await quote.textContent();
    await page.clock.runFor(4_500);
    expect(await quote.textContent()).toBe(second);
    await page.clock.runFor(1_000);
    await expect(quote).not.toHaveText(second ?? "");

    await page.getByRole("button", { name: /^Pause/ }).click();
    await page.mouse.move(0, 0);
    const paused = await quote.textContent();
    await page.clock.runFor(11_000);
    expect(await quote.textContent()).toBe(paused);
    await expect(page.getByRole("button", { name: /^Play/ })).toBeVisible();
  });
});

test("narrow desktops show the complete header, and a phone the side panel", async ({ page }) => {
  await openPage(page, "/");
  await atWidths(page, [1024, 1100, 1215], async (width) => {
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    await expect(page.locator(".desktop-nav").getByRole("link", { name: "Contact" })).toBeVisible();
    await expect(page.locator(".account-bar").getByText("Get Started Free")).toBeVisible();
    const edges = await page
      .locator(".site-bar > .logo, .desktop-nav > a, .desktop-nav > button, .account-bar")
      .evaluateAll((parts) =>
        parts.flatMap((part) => {
          const { left, right } = part.getBoundingClientRect();
          return [left, right];
        }),
      );
    expect(edges, `${width} px`).toEqual(edges.toSorted((a, b) => a - b));
    expect(edges.at(-1), `${width} px`).toBeLessThanOrEqual(width);
    await page.getByRole("button", { name: "Solutions" }).click();
    const menu = await page.locator("#solutions-menu").boundingBox();
    expect(menu?.x, `${width} px`).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Escape");
    await expect(page.locator("#solutions-menu")).toBeHidden();
  });

  await page.setViewportSize({ width: 390, height: 800 });
  const button = page.getByRole("banner").getByRole("button", { name: /menu/i }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  const panel = page.locator("#panel");
  await expect(panel).toBeVisible();
  await expect(panel.locator('a[href^="/solutions/"]')).toHaveCount(5);
  await expect(panel.locator('a[href="/solutions"]')).toBeVisible();
  for (const name of navigationNames) {
    await expect(panel.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});
