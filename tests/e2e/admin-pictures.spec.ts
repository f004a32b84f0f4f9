import type { Page } from "@playwright/test";
import sharp from "sharp";
import { toastSaying, unique } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { content, create, fillNew } from "./post-form.ts";

const asking = (page: Page) => page.getByRole("dialog", { name: "Describe the picture" });

async function png(width: number): Promise<Buffer> {
  const background = { r: 20, g: 80, b: 60 };
  return sharp({ create: { width, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}

async function describePicture(page: Page, words: string, caption = ""): Promise<void> {
  await asking(page).getByLabel("What does it show?").fill(words);
  if (caption) await asking(page).getByLabel("Caption").fill(caption);
  await asking(page).getByRole("button", { name: "Add picture" }).click();
}

/** Puts things on the clipboard as another program does, then pastes them by the keys. */
async function paste(page: Page, things: { type: string; bytes: Buffer }[]): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(
    async (given) => {
      const blobs = given.map(({ type, bytes }) => [
        type,
        new Blob([new Uint8Array(bytes)], { type }),
      ]);
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    },
    things.map(({ type, bytes }) => ({ type, bytes: [...bytes] })),
  );
  await content(page).press("ControlOrMeta+V");
}

async function drop(
  page: Page,
  label: string,
  files: { name: string; type: string; bytes: Buffer }[],
): Promise<boolean> {
  const given = files.map(({ bytes, ...file }) => ({ ...file, bytes: [...bytes] }));
  return page.getByLabel(label).evaluate((field, given) => {
    const dataTransfer = new DataTransfer();
    for (const { name, type, bytes } of given)
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
    const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    field.dispatchEvent(event);
    return event.defaultPrevented;
  }, given);
}

test.beforeEach(async ({ page, program }) => {
  await signInAsAdmin(page, program, "/admin?post=new");
});

test("pictures are chosen, pasted and dropped, described and shown with a caption; text copied along with a picture of it stays text, and a file that is none is refused", async ({
  page,
}) => {
  await content(page).fill("Before.");
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Picture" }).click();
  await (
    await choosing
  ).setFiles({ name: "chart.png", mimeType: "image/png", buffer: await png(40) });
  await asking(page).getByRole("button", { name: "Add picture" }).click();
  await expect(asking(page).getByText("Please describe the picture in a few words")).toBeVisible();
  await expect(asking(page).getByLabel("What does it show?")).toBeFocused();
  await describePicture(page, "A green field", 'Land, "our" land');
  await expect(content(page)).toHaveValue(
    /^Before\.\n\n!\[A green field\]\(\/blog-images\/\w+\.webp "Land, \\"our\\" land"\)/,
  );
  const figure = page.locator(".markdown-preview figure");
  await expect(figure.locator("img")).toHaveAttribute("alt", "A green field");
  await expect(figure.locator("figcaption")).toHaveText('Land, "our" land');

  await content(page).fill("Before.");
  await content(page).press("ControlOrMeta+End");
  await paste(page, [{ type: "image/png", bytes: await png(41) }]);
  await describePicture(page, "A pasted field");
  await expect(content(page)).toHaveValue(
    /^Before\.\n\n!\[A pasted field\]\(\/blog-images\/\w+w41h30\.webp\)\n\n$/,
  );
  await expect(content(page)).toBeFocused();

  // As a word processor or a spreadsheet does it.
  await paste(page, [
    { type: "text/plain", bytes: Buffer.from("After.") },
    { type: "image/png", bytes: await png(42) },
  ]);
  await expect(content(page)).toHaveValue(/\n\nAfter\.$/);
  await expect(asking(page)).toHaveCount(0);

  await content(page).fill("");
  const files = [43, 44, 45].map(async (width) => ({
    name: `${width}.png`,
    type: "image/png",
    bytes: await png(width),
  }));
  expect(await drop(page, "Content", await Promise.all(files))).toBe(true);
  const sample = asking(page).locator("img");
  await expect(sample).toHaveAttribute("width", "43");
  await describePicture(page, "The first");
  await expect(sample).toHaveAttribute("width", "44");
  await asking(page).getByRole("button", { name: "Skip this picture" }).click();
  await expect(sample).toHaveAttribute("width", "45");
  await describePicture(page, "The third");
  await expect(asking(page)).toHaveCount(0);
  await expect(content(page)).toHaveValue(
    /^!\[The first\]\(\S+w43h30\.webp\)\n\n!\[The third\]\(\S+w45h30\.webp\)\n\n$/,
  );

  const file = { name: "plan.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7") };
  expect(await drop(page, "Content", [file])).toBe(true);
  await expect(toastSaying(page, "Error Adding Picture")).toContainText(
    "Please choose a PNG, JPEG, WebP or AVIF picture.",
  );
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Please choose a PNG");
  expect(await drop(page, "Summary", [file])).toBe(true);
});

test("the form stays for a picture that is dropped while the post is being saved", async ({
  page,
}) => {
  const title = unique("Illustrated late");
  await fillNew(page, title);
  const saved = await holdAnswers(page, "**/api/blog-posts");
  const arrive = await holdAnswers(page, "**/api/blog-images");
  await create(page).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  const late = { name: "late.png", type: "image/png", bytes: await png(46) };
  await drop(page, "Content", [late]);
  await expect(page.getByText("Uploading the picture...")).toBeVisible();
  saved();
  await expect(toastSaying(page, "Blog Post Created")).toBeVisible();
  const unsaved = page.getByText("Your latest changes are not saved yet.");
  await expect(unsaved).toBeVisible();
  arrive();
  await asking(page).getByRole("button", { name: "Skip this picture" }).click();
  await expect(unsaved).toHaveCount(0);
  await drop(page, "Content", [late]);
  await describePicture(page, "The late one");
  await expect(content(page)).toHaveValue(/!\[The late one\]/);
  await expect(unsaved).toBeVisible();
  await page.getByRole("button", { name: "Update Post" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await expect(content(page)).toHaveValue(/!\[The late one\]/);
});
