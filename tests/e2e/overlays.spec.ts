import type { Page } from "@playwright/test";
import { atWidths, expect, expectNoAxeViolations, test as base } from "../support/browser.ts";
import { serveOverlays } from "../support/overlays/serve.ts";

const question = "Are you sure you want to delete this blog post? This action cannot be undone.";

const test = base.extend<{ overlays: { url: string } }>({
  overlays: [
    async ({ own }, use) =>
      use(
        await own("overlays", async () => {
          const value = await serveOverlays();
          return { value, close: value.close };
        }),
      ),
    { timeout: 200_000 },
  ],
  baseURL: async ({ overlays }, use) => use(overlays.url),
});

// One worker builds what is served, not each.
test.describe.configure({ mode: "default" });
test.use({ reducedMotion: "no-preference" });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
});

async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("a tooltip opens after 700 ms, the next one at once, and after a 300 ms break with a delay again", async ({
  page,
}) => {
  await stopTheClock(page);
  const tooltip = page.getByRole("tooltip");
  await page.getByRole("button", { name: "View" }).hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText("Opens the post in a new tab");
  const edit = page.getByRole("button", { name: "Edit" });
  // A hand makes many moves, and the first ones only tell that it is not on its way to the tooltip.
  for (const y of [4, 16, 28, 40]) {
    await edit.hover({ position: { x: 40, y } });
    await page.clock.runFor(1);
  }
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText("Changes the post");
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);

  await page.mouse.move(0, 0);
  await page.clock.runFor(310);
  await page.getByRole("button", { name: "View" }).hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
});

test("a dialog traps the focus, holds the page behind it still, and returns the focus to its opener", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Blog Post" });
  await expect(dialog).toHaveAccessibleDescription("Update the blog post details below.");
  await expect(page.getByLabel("Title")).toBeFocused();
  const places = ["Cancel", "Update Post", "Close"];
  for (const name of places) {
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.mouse.wheel(0, 400);
  await page.clock.runFor(500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await atWidths(page, [390, 1280], () => expectNoAxeViolations(page));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Edit" })).toBeFocused();
});

test("a confirmation starts on Cancel, stays open while pending, and acts once", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: question });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.clock.runFor(500);
  await atWidths(page, [390, 1280], () => expectNoAxeViolations(page));
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();

  const confirm = dialog.getByRole("button", { name: "Delete post" });
  await confirm.click();
  await expect(page.getByText("Deleted 1")).toBeAttached();
  await expect(confirm).toBeFocused();
  await confirm.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Deleted 1")).toBeAttached();
  await expect(dialog).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("finish")));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Delete" })).toBeFocused();
});

test("toasts show one at a time for 5 s, and F8 focuses them", async ({ page }) => {
  await stopTheClock(page);
  const say = page.getByRole("button", { name: "Say" });
  await say.click();
  await say.click();
  const toasts = page.locator(".toast");
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toContainText("Toast 2");
  await page.keyboard.press("F8");
  await expect(page.locator(".toast-viewport")).toBeFocused();
  await say.focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_900);
  await expect(toasts).toBeVisible();
  await page.clock.runFor(200);
  await expect(toasts).toBeHidden();
});

test("a toast is dismissed by a swipe of 50 px to the right, not less", async ({ page }) => {
  await page.getByRole("button", { name: "Say" }).click();
  const toast = page.locator(".toast");
  const swipe = async (by: number) => {
    const { x, y } = (await toast.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 20 + by / 2, y + 20);
    await page.mouse.move(x + 20 + by, y + 20);
    await page.mouse.up();
  };
  await swipe(45);
  await expect(toast).toBeVisible();
  await swipe(55);
  await expect(toast).toBeHidden();
});

for (const [when, said] of [
  ["before", "before it"],
  ["over", "over it"],
] as const)
  test(`of a dialog and a toast said ${said}, each can be closed alone, and Escape closes the dialog first`, async ({
    page,
  }) => {
    await stopTheClock(page);
    const toast = page.locator(".toast");
    const dialog = page.getByRole("dialog");
    const openBoth = async () => {
      if (when === "before") await page.getByRole("button", { name: "Say" }).click();
      await page.getByRole("button", { name: "Edit" }).click();
      if (when === "over") await page.getByRole("button", { name: "Update Post" }).click();
    };
    await openBoth();
    await toast.getByRole("button", { name: "Close" }).click();
    await expect(toast).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);

    await openBoth();
    await expect(toast).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(toast).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(toast).toBeHidden();
  });
