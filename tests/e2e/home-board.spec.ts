import type { Page } from "@playwright/test";
import { tools } from "../../content/board.ts";
import { atWidths, expect, expectNoAxeViolations, holdIslands, test } from "../support/browser.ts";
import { shiftsOn, watchShifts } from "../support/layout-shift.ts";
import { openPage } from "../support/open-page.ts";

const board = (page: Page) => page.getByRole("form", { name: "Your tools, connected" });
const tool = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

const hydrated = (page: Page) =>
  expect(page.locator('[data-island="board"]')).toHaveAttribute("data-hydrated");

/** How many lines, of threads to the record or of those between tools, are drawn. */
const drawn = (page: Page, kind: "spoke" | "chord") =>
  page
    .locator(`.${kind}`)
    .evaluateAll(
      (lines) =>
        lines
          .map((line) => getComputedStyle(line))
          .filter(({ opacity, strokeOpacity }) => Number(opacity) * Number(strokeOpacity) > 0)
          .length,
    );

async function expectPicksDrawn(page: Page): Promise<void> {
  await page.getByText("Connected", { exact: true }).click();
  for (const { name, picked, fact } of tools) {
    const before = await drawn(page, "spoke");
    await tool(page, name).setChecked(!picked);
    await expect.poll(() => drawn(page, "spoke"), name).toBe(before + (picked ? -1 : 1));
    await expect(page.getByText(fact, { exact: true })).toBeVisible({ visible: !picked });
    await tool(page, name).setChecked(picked);
  }
}

test("draws what is picked, counts it and works out what carrying costs", async ({ page }) => {
  await watchShifts(page);
  await openPage(page, "/");
  await expect(page.getByText("What retyping costs you today")).toBeVisible();
  await expect(page.getByText("$12,480", { exact: true })).toBeVisible();
  expect(await drawn(page, "spoke")).toBe(0);
  await tool(page, "Inbox").focus();
  await hydrated(page);
  expect(await shiftsOn(page)).toEqual([]);
  const sum = await page.locator(".carry-total").boundingBox();
  await expectPicksDrawn(page);
  expect(await page.locator(".carry-total").boundingBox()).toEqual(sum);
  await expect(page.getByText("What retyping costs you today")).toBeHidden();
  await expect(page.getByText("$12,480", { exact: true })).toHaveCSS(
    "text-decoration-line",
    "line-through",
  );

  for (const { name } of tools) await tool(page, name).check();
  await expect(board(page)).toContainText("8 tools, 8 connections");
  await page.getByText("Today", { exact: true }).click();
  await expect(board(page)).toContainText("28 pairs to match");
  expect(await drawn(page, "chord")).toBe(28);
  expect(await drawn(page, "spoke")).toBe(0);
  await page.getByText("Connected", { exact: true }).click();
  expect(await drawn(page, "chord")).toBe(0);

  await page.getByLabel("Hours a week").fill("2.5");
  await page.getByLabel("Dollars an hour").fill("60");
  await expect(board(page)).toContainText("$7,800 a year");
  await expect(board(page)).toContainText("130 hours a year, or 3.3 work weeks of 40 hours");
  await page.getByLabel("Dollars an hour").fill("");
  await expect(board(page)).toContainText("Enter both numbers.");
  await expectNoAxeViolations(page);
});

test("is operated by keyboard, and says the answer once it rests", async ({ page }) => {
  await openPage(page, "/");
  const said = board(page).getByRole("status");
  await expect(said).toContainText("Today: 6 tools, 15 pairs to match.");
  await tool(page, "Inbox").focus();
  await page.keyboard.press("Space");
  await expect(tool(page, "Inbox")).not.toBeChecked();
  await expect(said).toContainText("Today: 5 tools, 10 pairs to match.");
  await expect(said).toContainText("Connected: 5 tools, 5 connections, one record.");
  await tool(page, "Sticky notes").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Hours a week")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await page.keyboard.type("50");
  await expect(said).toContainText("$16,900 a year today: 338 hours a year, or 8.5 work weeks");
  expect(await drawn(page, "chord")).toBe(10);
  await page.getByRole("radio", { name: "Today" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await drawn(page, "chord")).toBe(0);
});

const ask = (page: Page) =>
  board(page).getByRole("link", { name: "Ask what connecting yours would take" });

test("keeps what was picked and typed before its script came, and a click carries it too", async ({
  page,
}) => {
  const release = await holdIslands(page);
  await page.goto("/");
  await tool(page, "Sticky notes").check();
  await page.getByLabel("Hours a week").fill("10");
  await page.getByText("Connected", { exact: true }).click();
  expect(await drawn(page, "spoke")).toBe(7);
  release();
  await hydrated(page);
  await expect(tool(page, "Sticky notes")).toBeChecked();
  await expect(board(page)).toContainText("7 tools, 7 connections");
  await expect(board(page)).toContainText("$20,800 a year");

  const releaseAgain = await holdIslands(page);
  await page.goto("/");
  await page.getByLabel("Dollars an hour").fill("50");
  await ask(page).click();
  releaseAgain();
  await expect(page).toHaveURL(/about=joining-up&tools=inbox.*&hours=6&rate=50$/);
});

test("asks for two tools before it says what they cost, and carries them with the numbers into the message", async ({
  page,
}) => {
  await openPage(page, "/");
  await expect(ask(page)).toHaveAttribute("href", "/contact?about=joining-up");
  for (const { name } of tools) await tool(page, name).uncheck();
  await expect(page.locator(".carry-answer")).toContainText("Pick at least two tools.");
  await expect(board(page)).not.toContainText("$12,480");
  await tool(page, "Inbox").check();
  await expect(page.locator(".carry-answer")).toContainText("One tool needs no connecting.");
  await expect(board(page)).not.toContainText("$12,480");
  await tool(page, "Old CRM").check();
  await expect(board(page)).toContainText("$12,480 a year");

  for (const name of ["Spreadsheets", "Accounting", "Contracts", "Web forms"])
    await tool(page, name).check();
  await page.getByLabel("Hours a week").fill("11");
  await ask(page).click();
  const said =
    "Connecting Inbox, Spreadsheets, Accounting, Old CRM, Contracts, Web forms; retyping 11 hours a week at $40: $22,880 a year";
  await expect(page.locator(".contact-about strong")).toHaveText(said);
  await expect(page.getByLabel("What are you interested in?")).toHaveValue("ai-automation");
  await page.getByLabel("First name").fill("Charles");
  await page.getByLabel("Last name").fill("Babbage");
  await page.getByLabel("Email").fill("charles@example.org");
  await page.getByLabel("Message").fill("Can you connect my looms?");
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/contact"));
  await page.getByRole("button", { name: "Send message" }).click();
  expect((await sent).postDataJSON().about).toBe(said);
});

const threadsBehindBoxes = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".pick, .one-record")].map((box) =>
      box.getBoundingClientRect(),
    );
    return [...document.querySelectorAll<SVGPathElement>(".spoke, .chord")].filter((line) => {
      const toScreen = line.getScreenCTM()!;
      return Array.from({ length: 41 }, (_, part) =>
        line.getPointAtLength((line.getTotalLength() * part) / 40).matrixTransform(toScreen),
      ).some(({ x, y }) =>
        boxes.some(
          ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
        ),
      );
    }).length;
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("stands finished, with its arithmetic, and still draws what is picked", async ({ page }) => {
    await page.goto("/");
    await expect(board(page)).toContainText(/6\s*hours a week.*40\s*an hour.*52 weeks/);
    await expect(page.getByLabel("Hours a week")).toBeHidden();
    await expect(board(page)).toContainText("$12,480 a year");
    await expectPicksDrawn(page);
  });
});

/** Ends what moves, and tells how many of the drawing's parts moved and for how long at most. */
const ended = (page: Page) =>
  board(page).evaluate((form) => {
    const moves = form.getAnimations({ subtree: true });
    const ends = moves.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    for (const move of moves) move.finish();
    return { moves: moves.length, longest: Math.max(0, ...ends) };
  });

test("stands still under reduced motion, also when operated, and no thread runs behind a box at any width", async ({
  page,
}) => {
  await page.goto("/");
  expect((await ended(page)).moves).toBe(0);
  await page.getByText("Connected", { exact: true }).click();
  await tool(page, "Contracts").check();
  expect((await ended(page)).moves).toBe(0);

  await page.getByText("Today", { exact: true }).click();
  for (const { name } of tools) await tool(page, name).check();
  await atWidths(page, [390, 768, 1280, 1680], async (width) => {
    expect.soft(await threadsBehindBoxes(page), `${width} px`).toBe(0);
  });
});

test.describe("where motion is welcome", () => {
  test.use({ reducedMotion: "no-preference" });

  test("moves once, and again only when asked", async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Animation.enable");
    // Nothing ends before it is asked for, however slow the machine.
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await page.goto("/");
    expect((await ended(page)).longest).toBeLessThan(3000);
    expect((await ended(page)).moves).toBe(0);
    await page.getByText("Connected", { exact: true }).click();
    const joined = await ended(page);
    expect(joined.moves).toBeGreaterThan(0);
    expect(joined.longest).toBeLessThan(5000);
    expect((await ended(page)).moves).toBe(0);
  });
});
