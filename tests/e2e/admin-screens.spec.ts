import type { Page } from "@playwright/test";
import { callAs, makePost, makeRequest, rowOf, toastSaying, unique } from "../support/admin.ts";
import {
  atWidths,
  expect,
  expectNoAxeViolations,
  sidewaysScroll,
  test,
} from "../support/browser.ts";
import { signInAs, signInAsAdmin } from "../support/sign-in.ts";

test.use({ expectedNoise: [/status of 409/] });

/** Words of the list, but for addresses, that stand on two lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const cell of document.querySelectorAll(".records td:not(.record-email)")) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\S{1,16}(?!\S)/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1 && !word.includes("-")) broken.push(word);
        }
    }
    return broken;
  });
}

/** Deletion is set apart. */
async function expectActionsInPlace(page: Page, one: string, other: string): Promise<void> {
  const placeOf = async (name: string) => {
    const box = await page.getByRole("button", { name, exact: true }).boundingBox();
    return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) };
  };
  const edit = await placeOf(`Edit ${one}`);
  const bin = await placeOf(`Delete ${one}`);
  expect(edit).toEqual(await placeOf(`Edit ${other}`));
  expect(bin).toEqual(await placeOf(`Delete ${other}`));
  expect(bin.left - edit.right).toBeGreaterThanOrEqual(16);
}

/** What it finds on the screens themselves is asked in admin-frame.spec.ts. */
test("lists of posts and requests fit, with actions in the same place in every row, and axe finds nothing in what opens there", async ({
  page,
  program,
}) => {
  test.setTimeout(180_000);
  // What is pressed between the checks is pressed on a phone.
  const widths = [1280, 390];
  // No width changes a color of what opens.
  const check = () =>
    atWidths(page, widths, (width) =>
      expectNoAxeViolations(page, width === 390 ? ["light"] : undefined),
    );
  const fits = async () => expect(await sidewaysScroll(page)).toBe(0);
  await signInAsAdmin(page, program);
  const name = await makeRequest(page);
  const series = unique("Places");
  const { id, title } = await makePost(page, { title: `${series} draft` });
  const out = await makePost(page, { title: `${series} out`, status: "published" });
  await page.goto(`/admin?q=${encodeURIComponent(series)}`);
  await expect(rowOf(page, out.title)).toBeVisible();
  await expectActionsInPlace(page, out.title, title);
  await atWidths(page, widths, fits);
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await check();

  await page.goto(`/admin?post=${id}`);
  await page.getByLabel("Content").fill("## A heading\n\nMine.");
  await expect(page.locator(".markdown-preview h2")).toBeVisible();
  await check();
  await callAs(page, "PATCH", `/api/blog-posts/${id}`, { content: "Theirs." });
  await page.getByRole("button", { name: "Update Post" }).click();
  await expect(page.getByRole("button", { name: "Keep mine" })).toBeVisible();
  await check();
  await page.goto("/admin?post=new");
  await page.getByRole("button", { name: "Create Post" }).click();
  await expect(page.getByText("Title is required")).toBeVisible();
  await check();

  await page.goto("/admin?tab=requests");
  await expect(rowOf(page, name)).toBeVisible();
  await atWidths(page, [1280, 1060, 1024, 390], async (width) => {
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    expect(await brokenWords(page), `${width} px`).toEqual([]);
  });
  await rowOf(page, name).getByRole("button", { name: "Reject" }).click();
  await check();
});

test("a request is decided and a post written and deleted with the keyboard alone", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const name = await makeRequest(page);
  await page.goto("/admin");
  const { keyboard } = page;
  await page.getByRole("tab", { name: "Blog Posts" }).focus();
  await keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/tab=requests/);
  const select = page.getByLabel(`Approve ${name} as`);
  await select.focus();
  const isOpen = () => select.evaluate((element) => element.matches(":open"));
  // Each opens the list; nothing is chosen by it, and nothing asked.
  for (const key of ["ArrowDown", "End"]) {
    await keyboard.press(key);
    await expect.poll(isOpen, key).toBe(true);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await keyboard.press("Escape");
    await expect.poll(isOpen, key).toBe(false);
  }
  await keyboard.press("Tab");
  await expect(rowOf(page, name).getByRole("button", { name: "Reject" })).toBeFocused();
  await keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(rowOf(page, name).locator(".decided")).toHaveText("Rejected");
  await expect(rowOf(page, name)).toBeFocused();

  await page.getByRole("tab", { name: "Membership Requests" }).focus();
  await keyboard.press("ArrowLeft");
  const opener = page.getByRole("button", { name: "Create New Post" });
  await opener.focus();
  await keyboard.press("Enter");
  await expect(page.getByLabel("Title")).toBeFocused();
  const title = unique("Typed without a mouse");
  await keyboard.type(title);
  await keyboard.press("Tab");
  await keyboard.type("A summary.");
  await keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Choose a cover" })).toBeFocused();
  await keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Bold" })).toBeFocused();
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Italic" })).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.type("The content.");
  await keyboard.press("Tab");
  await keyboard.type("Technology");
  await keyboard.press("ControlOrMeta+S");
  await expect(toastSaying(page, "Blog Post Created")).toBeVisible();
  await expect(opener).toBeFocused();

  await page.getByRole("button", { name: `Delete ${title}` }).focus();
  await keyboard.press("Enter");
  await expect(question).toBeVisible();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(toastSaying(page, "Blog Post Deleted")).toBeVisible();
  await expect(page.locator("tbody tr:focus")).toHaveCount(1);
});

test("whoever isn't staff sees the site's header, and nothing of the frame", async ({
  page,
  program,
}) => {
  await signInAs(page, program);
  const [answer] = await Promise.all([page.waitForResponse("**/admin"), page.goto("/admin")]);
  expect(await answer.text()).not.toContain("Back office");
  await expect(page.getByRole("heading", { name: "This page is for staff" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /home$/ })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Back office" })).toHaveCount(0);
});
