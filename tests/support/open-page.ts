import { setTimeout as sleep } from "node:timers/promises";
import type { Page, Request, Response } from "@playwright/test";

/** Goes to a page and waits until all that it began to load has come and has been worked through. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const pending = new Set<Request>();
  const begin = (request: Request) => void pending.add(request);
  const end = (request: Request) => void pending.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  try {
    const answer = await page.goto(address);
    do {
      while (pending.size > 0) await sleep(20);
      // What has come is run, and may ask for more, before the page is idle.
      // Chromium may never call a page idle that draws nothing more, so a frame is asked for first.
      await page.evaluate(
        () =>
          new Promise((done) =>
            requestAnimationFrame(() =>
              requestIdleCallback(() => requestAnimationFrame(done), { timeout: 1000 }),
            ),
          ),
      );
    } while (pending.size > 0);
    return answer;
  } finally {
    page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
  }
}
