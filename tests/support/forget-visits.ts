import type { Page } from "@playwright/test";

/** Makes the next page a first visit again, without the process that a browser context of its own starts. */
export async function forgetVisits(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  // Turning the cache off also drops what the page's own process keeps in memory.
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.clearBrowserCache");
  const { origin } = new URL(page.url());
  if (origin !== "null")
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
  await page.context().clearCookies();
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
}
