import type { Page } from "@playwright/test";

export const refusal = "Please wait.";

/** The next write to an address, as if there had been too many. */
export async function refuseNext(page: Page, address: string): Promise<void> {
  let isNext = true;
  await page.route(address, (route) => {
    if (!isNext || route.request().method() === "GET") return route.fallback();
    isNext = false;
    return route.fulfill({ status: 429, json: { message: refusal, code: "too_many" } });
  });
}
