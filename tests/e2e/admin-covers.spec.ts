import type { Page } from "@playwright/test";
import sharp from "sharp";
import { callAs, makePost, toastSaying, unique } from "../support/admin.ts";
import { expect, expectNoAxeViolations, test } from "../support/browser.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { create, fillNew, findPosts, restore, update } from "./post-form.ts";

test.use({ expectedNoise: [/status of 409/] });

async function chooseCover(page: Page): Promise<void> {
  const background = { r: 20, g: 80, b: 60 };
  const picture = sharp({ create: { width: 1200, height: 675, channels: 3, background } });
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a cover" }).click();
  const buffer = await picture.png().toBuffer();
  await (await choosing).setFiles({ name: "cover.png", mimeType: "image/png", buffer });
}

test("a cover and an author are written in the form and shown with the article", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  const title = unique("Covered");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Summary").fill("A summary.");
  await page.getByLabel("Content").fill("Words.");
  await page.getByLabel("Category").fill("CRM Strategy");
  await page.getByLabel("Status").selectOption("published");
  await page.getByRole("combobox", { name: "Author" }).fill("Grace Hopper");
  await chooseCover(page);
  const alt = page.getByLabel("What the cover shows");
  await expect(alt).toBeVisible();
  await create(page).click();
  await expect(page.getByText("Please describe the picture in a few words")).toBeVisible();
  await expect(alt).toBeFocused();
  await alt.fill("A green field");
  await expect(page.locator(".markdown-preview").getByAltText("A green field")).toBeVisible();
  await expectNoAxeViolations(page);
  await create(page).click();
  await expect(toastSaying(page, "Blog Post Created")).toBeVisible();

  const [post] = await findPosts(page, title);
  const { cover, slug } = post!;
  await page.goto(`/blog/${slug}`);
  const shown = page.getByRole("img", { name: "A green field" });
  await expect(shown).toHaveJSProperty("complete", true);
  await expect(shown).toHaveAttribute("width", "1200");
  await expect(shown).toHaveAttribute("srcset", /s480\.webp 480w, \S+s960\.webp 960w, \S+ 1200w$/);
  await expect(page.getByText("By Grace Hopper")).toBeVisible();
  const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute("content");
  const address = new URL(cover, program.url).href;
  expect(await Promise.all([meta("og:image"), meta("og:image:width")])).toEqual([address, "1200"]);
  expect(await meta("og:image:alt")).toBe("A green field");
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const article = JSON.parse(data ?? "")["@graph"].at(-1);
  expect(article).toMatchObject({
    image: address,
    author: { "@type": "Person", name: "Grace Hopper" },
  });
  await expectNoAxeViolations(page);
  await page.goto("/blog");
  await expect(page.locator(".featured img")).toHaveJSProperty("complete", true);
  await expectNoAxeViolations(page);
  const feed = await (await fetch(`${program.url}/feed.xml`)).text();
  expect(/<dc:creator>.*/.exec(feed)?.[0]).toBe("<dc:creator>Grace Hopper</dc:creator>");
  expect(/<enclosure .*/.exec(feed)?.[0]).toContain(`url="${address}"`);
  const { items } = await (await fetch(`${program.url}/feed.json`)).json();
  expect(items[0]).toMatchObject({ image: address, author: { name: "Grace Hopper" } });
});

test("a cover on its way is waited for before the post is saved, and two covers of one post are shown side by side before one is chosen", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program, "/admin?post=new");
  const title = unique("Covered late");
  await fillNew(page, title);
  const saves: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/blog-posts"))
      saves.push(request.url());
  });
  const arrive = await holdAnswers(page, "**/api/blog-images");
  await chooseCover(page);
  await expect(page.getByText("Uploading the picture...")).toBeVisible();
  await page.getByLabel("Title").press("ControlOrMeta+s");
  await page.locator(".post-form > .dialog-actions .button-primary").click({ force: true });
  arrive();
  await page.getByLabel("What the cover shows").fill("A green field");
  expect(saves).toEqual([]);
  await create(page).click();
  await expect(toastSaying(page, "Blog Post Created")).toBeVisible();
  const [post] = await findPosts(page, title);
  expect(post!.cover).toMatch(/^\/blog-images\//);

  const { id, version } = await makePost(page);
  await page.goto(`/admin?post=${id}`);
  await chooseCover(page);
  await page.getByLabel("What the cover shows").fill("Mine");
  await callAs(page, "PATCH", `/api/blog-posts/${id}`, { author: "Ada Lovelace", version });
  await page.reload();
  await restore(page).click();
  await expect(page.getByLabel("What the cover shows")).toHaveValue("Mine");
  await update(page).click();
  const conflict = page.locator(".conflict");
  await expect(conflict.getByText("Theirs: Ada Lovelace")).toBeVisible();
  await expect(conflict.locator(".change-mine").getByAltText("Mine")).toBeVisible();
  await page.getByRole("button", { name: "Remove cover" }).click();
  await expect(page.getByRole("button", { name: "Choose a cover" })).toBeFocused();
});
