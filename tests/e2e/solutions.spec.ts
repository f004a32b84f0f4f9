import { atWidths, expect, sidewaysScroll, test } from "../support/browser.ts";
import { solutionFacts } from "../fixtures/solution-facts.ts";

test.describe("without JavaScript, at 320 px", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test("a solution page's links are visible", async ({ page }) => {
    for (const [address, { leadsTo = [] }] of Object.entries(solutionFacts)) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      for (const href of leadsTo)
        await expect(
          page.locator(`main a[href="${href}"]`).filter({ visible: true }),
        ).not.toHaveCount(0);
    }
  });
});

test("a comparison's links are visible when focused", async ({ page }) => {
  await page.goto("/solutions/dynamics-365");
  const others = page.locator(".compared a");
  await expect(others).toHaveCount(2);
  await atWidths(page, [320, 390, 768, 1280], async (width) => {
    for (const link of await others.all()) {
      await link.focus();
      const seen = await link.evaluate((element) => {
        const { left, top, width: wide, height: high } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
      });
      expect(seen, `${await link.innerText()} at ${width} px`).toBe(true);
    }
  });
});

test("the table of contents leads to its sections, clear of the sticky bars, and the call to action arrives with its interest selected", async ({
  page,
}) => {
  await page.goto("/solutions/zoho-crm");
  const stops = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(stops).toHaveCount(6);
  for (const stop of await stops.all()) {
    await stop.click();
    const target = page.locator((await stop.getAttribute("href")) ?? "");
    await expect(target).toBeInViewport();
    const bar = await page.locator(".page-contents").boundingBox();
    const heading = await target.boundingBox();
    expect(heading!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  }
  await page.getByRole("link", { name: "Talk about Zoho CRM" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's Talk Tech Strategy");
  await expect(page.locator('[name="interestedIn"]')).toHaveValue("zoho");
});

const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1680, height: 1050 },
];

/** Enough of a picture to see what it is. */
const enough = 60;

test("each opens with a picture of its own on the first screen, and buttons no taller than their words", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const addresses = Object.keys(solutionFacts).filter((address) => address !== "/solutions");
  expect(addresses).toHaveLength(10);
  for (const address of addresses) {
    await page.goto(address);
    const buttons = page.locator("header.opening, .opening-figures").locator(".button");
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const where = `${address} at ${screen.width} px`;
      // An agency looks for the sheet of its vendor file first.
      const opens = address.endsWith("/public-sector") ? "#sheet + *" : "#feature + *";
      const picture = page.locator(opens);
      const { y } = (await picture.boundingBox())!;
      expect.soft(y, where).toBeLessThan(screen.height - enough);
      if (screen.width < 768) continue;
      for (const button of await buttons.all())
        expect.soft((await button.boundingBox())!.height, where).toBeLessThan(80);
    }
  }
});

test("a phone has the section bar too, and neither bar is wider than the window where it first appears", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ["/solutions/salesforce", "/solutions/zoho-crm", "/solutions/public-sector"]) {
    await page.goto(path);
    const bar = page.getByRole("navigation", { name: "On this page" });
    await bar.getByRole("link", { name: "Questions" }).click();
    await expect(page.locator("#questions")).toBeInViewport();
    await expect(bar.getByRole("link", { name: "Questions" })).toBeInViewport();
    expect(await sidewaysScroll(page), path).toBe(0);
  }

  await page.goto("/solutions/technology-audit");
  await atWidths(page, [640, 1087, 1104, 1215, 1216, 1240], async (width) => {
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
  });
});
