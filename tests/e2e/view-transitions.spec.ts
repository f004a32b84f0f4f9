import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";

declare global {
  interface Window {
    revealed?: Promise<"moved" | "cut">;
  }
}

/** A busy machine may show a page before the move to it can begin; Chromium then cuts to it, and says so. */
test.use({ expectedNoise: [/Transition was (aborted|skipped)/] });

async function noteReveals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      window.revealed = viewTransition
        ? viewTransition.finished.then(
            () => "moved" as const,
            () => "cut" as const,
          )
        : Promise.resolve("cut");
    });
  });
}

const places = [
  ["Case Studies", "/case-studies"],
  ["Contact", "/contact"],
] as const;

async function follow(page: Page, way: number): Promise<string | undefined> {
  const [name, path] = places[way % places.length] ?? places[0];
  await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await page.waitForURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return page.evaluate(() => window.revealed);
}

test.describe("where motion is welcome", () => {
  test.use({ reducedMotion: "no-preference" });
  test("a page moves into the next, and back", async ({ page }) => {
    await noteReveals(page);
    await page.goto("/membership");
    let way = 0;
    await expect.poll(() => follow(page, way++)).toBe("moved");
    await expect
      .poll(async () => {
        await (way++ % 2 ? page.goBack() : page.goForward());
        return page.evaluate(() => window.revealed);
      })
      .toBe("moved");
  });
});

test("where it is not, every page just shows", async ({ page }) => {
  await noteReveals(page);
  await page.goto("/membership");
  for (const way of [0, 1, 2]) expect(await follow(page, way)).toBe("cut");
});
