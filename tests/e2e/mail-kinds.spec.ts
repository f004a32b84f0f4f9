import { expect, expectNoAxeViolations, sidewaysScroll, test } from "../support/browser.ts";

// The script that every test adds to a page is refused in the sandbox of a mail, as any other is.
test.use({
  expectedNoise: [/^Blocked script execution in '[^']+\/dev\/mailbox\/kinds\/[\w-]+\/html/],
});

test("every kind of mail is listed, and shown in both themes as wide as a phone and a desktop", async ({
  page,
}) => {
  await page.goto("/dev/mailbox/kinds?kind=sign-in");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mails by kind");
  const shown = page.getByRole("region", { name: "sign-in-1" });
  await expect(shown.locator("iframe").first()).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sidewaysScroll(page), `at ${width}`).toBe(0);
  }
  // Nothing runs in their sandbox, axe neither: one is looked at by itself below.
  await page.locator("iframe").evaluateAll((frames) => frames.forEach((frame) => frame.remove()));
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "You are invited to join" }).first().click();
  await expect(page).toHaveURL(/kind=/);
  const mail = await page.request.get("/dev/mailbox/kinds/sign-in-1/html");
  const markup = await mail.text();
  expect(markup).not.toMatch(/<script|\son\w+=/i);
  await page.setContent(markup);
  await expect(page.getByText("482913").first()).toBeVisible();
  // A mail has no landmarks; whoever shows it has.
  await page.evaluate(() => {
    const main = document.createElement("main");
    main.append(...document.body.childNodes);
    document.body.append(main);
  });
  await expectNoAxeViolations(page);
});
