import { textSizeOf } from "../fixtures/lost-text.ts";
import { expect, sidewaysScroll } from "../support/browser.ts";
import { test } from "../support/member-browser.ts";
import { openPage } from "../support/open-page.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { expectRoomForSpacing } from "../support/text-spacing.ts";

const portal = ["", "/settings", "/people", "/billing", "/hours", "/requests", "/requests/new"];
/** Those that admin-frame.spec.ts doesn't load on a phone anyway. */
const office = "today/promises inbox inbox/templates work companies invoices reports quotes import";

test.use({ viewport: { width: 390, height: 800 } });
test.describe.configure({ timeout: 180_000 });

test("on a phone with text of twice the size, or spaced, members scroll down only", async ({
  page,
  become,
}) => {
  await become("served");
  const setTextSize = await textSizeOf(page);
  for (const path of portal) {
    await openPage(page, `/dashboard${path}`);
    await setTextSize(32);
    expect.soft(await sidewaysScroll(page), `/dashboard${path}`).toBe(0);
    await setTextSize(16);
    await expectRoomForSpacing(page, `/dashboard${path}`);
  }
});

test("and so do staff", async ({ page, program }) => {
  await signInAsAdmin(page, program);
  const setTextSize = await textSizeOf(page);
  for (const path of office.split(" ")) {
    await openPage(page, `/admin/${path}`);
    await setTextSize(32);
    expect.soft(await sidewaysScroll(page), `/admin/${path}`).toBe(0);
  }
});
