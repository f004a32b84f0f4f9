import { readThrough, test } from "../support/browser.ts";

test("a page whose first document gets no frames any more is read all the same", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("stopped")) return;
    sessionStorage.setItem("stopped", "yes");
    window.requestAnimationFrame = () => 0;
  });
  await page.goto("/about");
  await readThrough(page);
});
