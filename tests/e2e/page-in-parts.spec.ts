import { atWidths, expect, test } from "../support/browser.ts";

test("the featured article stands still while the rest of its page is still to come", async ({
  page,
}) => {
  await page.goto("/blog");
  await atWidths(page, [390, 1280], async (width) => {
    const [alone, whole] = await page.evaluate(() => {
      const [first, ...rest] = document.querySelector(".featured")!.children;
      const place = () => JSON.stringify(first!.getBoundingClientRect());
      for (const later of rest) later.remove();
      const alone = place();
      first!.after(...rest);
      return [alone, place()];
    });
    expect(alone, `${width} px`).toBe(whole);
  });
});

test("the phone's menu button stands still while its icons are still to come", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/contact");
  const [alone, whole] = await page.evaluate(() => {
    const button = document.querySelector(".panel-control > button")!;
    const place = () => JSON.stringify(button.getBoundingClientRect());
    const icons = [...button.children];
    for (const icon of icons) icon.remove();
    const alone = place();
    button.append(...icons);
    return [alone, place()];
  });
  expect(alone).toBe(whole);
});
