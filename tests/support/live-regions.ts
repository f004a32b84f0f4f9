import type { Page } from "@playwright/test";

type Listening = { spoken: Set<string> };

export async function listenToRegions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const regions = "[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]";
    const spoken = ((globalThis as unknown as Listening).spoken = new Set());
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll(regions))
        if (textContent.trim()) spoken.add(textContent.trim());
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

export async function spoken(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    [...(globalThis as unknown as Listening).spoken].some((text) =>
      text.startsWith("Notification"),
    ),
  );
  return page.evaluate(() => [...(globalThis as unknown as Listening).spoken]);
}
