import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { signInAs } from "../support/sign-in.ts";
import { actSignedIn } from "../support/signed-in.ts";

const unlimited = (page: Page) => page.getByText("Unlimited Access");
const payPerUse = (page: Page) => page.getByText("Pay-Per-Use Access");

const included = (page: Page) => page.getByText("Included with Membership");

test.describe("the banner", () => {
  test("invites visitors, without requesting a plan, and offers plans to a free member in the same space", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) asked.push(request.url());
    });
    const top = async () => (await page.locator(".tool-list").boundingBox())?.y;
    await openPage(page, "/tools");
    await expect(included(page)).toBeVisible();
    await expect(payPerUse(page)).toBeHidden();
    await expect(unlimited(page)).toBeHidden();
    expect(asked).toEqual([]);
    const signedOut = await top();

    await actSignedIn(page, { plan: "free" });
    await page.reload();
    await expect(payPerUse(page)).toBeVisible();
    expect(await top()).toBe(signedOut);
    await expect(page.getByText("$10 per use, and you can")).toBeVisible();
    await expect(page.getByRole("link", { name: "View Plans" })).toHaveAttribute(
      "href",
      "/membership",
    );
    await expect(unlimited(page)).toBeHidden();
    await expect(included(page)).toBeHidden();
  });

  test("is empty until it is known who is signed in, says that every plan includes everything, and trusts the newer response", async ({
    page,
  }) => {
    await actSignedIn(page);
    await page.route("**/api/auth/user", () => undefined);
    await page.goto("/tools");
    await expect(page.locator("[data-by-plan] > *").filter({ visible: true })).toHaveCount(0);

    for (const plan of ["fractional-cto", "scale"]) {
      await actSignedIn(page, { plan });
      await page.goto("/tools");
      await expect(unlimited(page), plan).toBeVisible();
      await expect(payPerUse(page), plan).toBeHidden();
      await expect(page.getByRole("link", { name: "View Plans" }), plan).toBeHidden();
    }

    await actSignedIn(page, { plan: "free", info: "crm-essentials" });
    await page.goto("/tools");
    await expect(unlimited(page)).toBeVisible();
  });

  test("follows a real member from the free plan to a paid one", async ({ page, program }) => {
    await signInAs(page, program, undefined, "/tools");
    await expect(payPerUse(page)).toBeVisible();
    const upgrade = await page.request.post("/api/membership/upgrade", {
      headers: { Origin: program.url },
      data: { membershipPlan: "crm-essentials" },
    });
    expect(upgrade.status()).toBe(200);
    await page.reload();
    await expect(unlimited(page)).toBeVisible();
    await expect(payPerUse(page)).toBeHidden();
  });

  test.describe("when the plan cannot be loaded", () => {
    test.use({ expectedNoise: [/the server responded with a status of 503/] });

    test("tries once, then uses the plan known from the sign-in, which counts while a payment is late", async ({
      page,
    }) => {
      let asked = 0;
      page.on("request", (request) => {
        if (request.url().endsWith("/api/membership/info")) asked += 1;
      });
      await actSignedIn(page, { plan: "scale", status: "past_due", info: 503 });
      await openPage(page, "/tools");
      await expect(unlimited(page)).toBeVisible();
      expect(asked).toBe(1);
    });
  });
});
