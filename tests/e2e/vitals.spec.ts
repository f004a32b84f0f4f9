import { expect, test } from "../support/browser.ts";
import { ownProgram } from "../support/own.ts";
import { startProgram } from "../support/program.ts";

const token = "a-token-of-enough-characters";

test("a page that is left says how fast it was, unless its reader asks not to be tracked", async ({
  page,
  own,
}) => {
  test.setTimeout(200_000);
  const env = { TRUST_PROXY: "1", METRICS_TOKEN: token };
  const program = await own("vitals", () => ownProgram(startProgram({ env })));
  const headers = { authorization: `Bearer ${token}` };
  const counted = async () => {
    const text = await (await fetch(`${program.url}/metrics`, { headers })).text();
    return text.split("\n").filter((line) => /^fontana_page_.*_count/.test(line));
  };
  await page.goto(`${program.url}/about`);
  // A key pressed earlier ends the search for the largest paint.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const painted = new PerformanceObserver(() => resolve());
        painted.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  const seen = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener("keydown", () => {
          const until = performance.now() + 120;
          while (performance.now() < until);
        });
        new PerformanceObserver(() => resolve()).observe({ type: "event" });
      }),
  );
  // The observer is there once the page answers again.
  await page.evaluate(() => document.title);
  await page.keyboard.press("Tab");
  await seen;
  await page.goto(`${program.url}/contact`);
  for (const name of ["largest_paint_seconds", "interaction_seconds", "layout_shift"])
    await expect.poll(counted).toContain(`fontana_page_${name}_count{page="/about"} 1`);
  expect(await page.context().cookies()).toEqual([]);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await page.goto(`${program.url}/tools`);
  await expect.poll(counted).toContain('fontana_page_layout_shift_count{page="/contact"} 1');
  await page.goto(`${program.url}/about`);
  await page.goto("about:blank");
  expect((await counted()).join()).not.toContain("/tools");
});
