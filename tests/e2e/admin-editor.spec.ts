import { expect, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { content, create, fillNew, restore } from "./post-form.ts";

test("the text is written with the toolbar and its keys, and undo takes both and a picture back; the preview fits its box and runs nothing; the first invalid field has the focus", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  await page.route("**/api/blog-images", (route) =>
    route.fulfill({ json: { path: "/icon.svg", width: 32, height: 32 } }),
  );
  await content(page).pressSequentially("Typed.");
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Picture" }).click();
  const buffer = Buffer.from("not looked at");
  await (await choosing).setFiles({ name: "a.png", mimeType: "image/png", buffer });
  await page.getByLabel("What does it show?").fill("A sign");
  await page.getByRole("button", { name: "Add picture" }).click();
  await expect(content(page)).toHaveValue("Typed.\n\n![A sign](/icon.svg)\n\n");
  await expect(content(page)).toBeFocused();
  await content(page).press("ControlOrMeta+Z");
  await expect(content(page)).toHaveValue("Typed.");
  await content(page).press("ControlOrMeta+Z");
  await expect(content(page)).not.toHaveValue("Typed.");

  await content(page).fill("one two");
  await content(page).press("ControlOrMeta+A");
  await page.getByRole("button", { name: "Bold" }).click();
  await expect(content(page)).toHaveValue("**one two**");
  await expect(content(page)).toBeFocused();
  await content(page).press("ControlOrMeta+Z");
  await expect(content(page)).toHaveValue("one two");
  await content(page).press("ControlOrMeta+A");
  await content(page).press("ControlOrMeta+I");
  await expect(content(page)).toHaveValue("_one two_");
  const preview = page.locator(".markdown-preview");
  await expect(preview.locator("em")).toHaveText("one two");

  await content(page).fill(
    "<img src=x onerror=alert(1)> [go](javascript:alert(2)) <script>alert(3)</script> end",
  );
  await expect(preview.locator(".prose")).toContainText("end");
  await expect(preview.locator(".prose").locator("script, img, [href^='javascript']")).toHaveCount(
    0,
  );

  await content(page).fill(`A paragraph of several words.\n\n    ${"code ".repeat(80)}\n`);
  await expect(preview.locator("pre")).toBeVisible();
  expect(await preview.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);

  await content(page).fill("");
  await create(page).click();
  await expect(page.getByText("Content is required")).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();
});

const longText = "Some words on a line of text.\n\n".repeat(6_500);

test.describe("writing", () => {
  test.use({ expectedNoise: [/status of 4(00|13)/] });

  test("fills the screen for as long as one wants, the preview shows what is written, and a text that is too long is explained, and kept", async ({
    page,
    program,
  }) => {
    await signInAsAdmin(page, program, "/admin?post=new");
    const dialog = page.getByRole("dialog");
    const full = page.getByRole("button", { name: "Full screen" });
    await full.press("Enter");
    await expect(full).toHaveAttribute("aria-pressed", "true");
    const { width } = page.viewportSize()!;
    expect((await dialog.boundingBox())?.width).toBeGreaterThan(width - 20);
    await page.reload();
    await expect(full).toHaveAttribute("aria-pressed", "true");
    await fillNew(page, "A title to read");
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.getByText("A title to read")).toBeVisible();
    await expect(preview.getByText("A summary.")).toBeVisible();
    const many = Array.from({ length: 80 }, (_, at) => `Paragraph ${at} of many.`);
    await content(page).fill(many.join("\n\n"));
    await expect(preview.getByText("Paragraph 79 of many.")).toBeInViewport();
    await content(page).press("ControlOrMeta+Home");
    await expect(preview.getByText("Paragraph 0 of many.")).toBeInViewport();
    await page.getByRole("button", { name: "Table" }).click();
    await expect(preview.getByRole("table")).toBeVisible();
    await full.click();
    await expect(full).toHaveAttribute("aria-pressed", "false");

    await page.getByLabel("Title").fill("T".repeat(300));
    // As pasting does; typed by the browser's own command, so many lines take a minute.
    await content(page).evaluate((field: HTMLTextAreaElement, words) => {
      field.setRangeText(words, 0, field.value.length);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, longText);
    await expect(page.getByText("too long to preview")).toBeVisible();
    await create(page).click();
    await expect(page.getByText("Title must be at most 200 characters")).toBeVisible();
    await expect(page.getByText("Content must be at most 80,000 characters")).toBeVisible();
    await page.reload();
    await restore(page).click();
    await expect(content(page)).toHaveValue(longText);
  });
});
