import type { Page } from "@playwright/test";
import {
  expect,
  expectNoAxeViolations,
  holdIslands,
  readThrough,
  sidewaysScroll,
  test,
} from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { scriptInjections } from "../fixtures/script-injections.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

const categories = [
  "All",
  "CRM Strategy",
  "AI & Automation",
  "Fractional CTO",
  "Change Management",
  "Public Sector",
  "Project Success",
];

const cards = (page: Page) => page.locator(".post-card");
const search = (page: Page) => page.getByPlaceholder("Search articles...");

/** Calls the API as the page does, with its cookies and from its origin. */
async function call(page: Page, method: string, path: string, body?: unknown) {
  return page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(path, {
        method,
        ...(body === undefined
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text ? JSON.parse(text) : null };
    },
    [method, path, body] as const,
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("shows the featured article, searches and narrows by category", async ({ page }) => {
      await page.goto("/blog");
      await expect(page.getByText("Featured Article")).toBeVisible();
      const featured = page.getByRole("link", { name: "Read Full Article" });
      await expect(featured).toHaveAttribute("href", /^\/blog\/[\w-]+$/);
      await expect(cards(page)).toHaveCount(12);
      for (const name of categories)
        await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "All", exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );

      await page.getByRole("button", { name: "Public Sector", exact: true }).click();
      await expect(page).toHaveURL(/category=Public(\+|%20)Sector/);
      await expect(cards(page)).toHaveCount(2);
      await expect(page.getByText("Featured Article")).toHaveCount(0);

      await search(page).fill("no such words anywhere");
      await search(page).press("Enter");
      await expect(page.getByText("No articles found")).toBeVisible();
      await expect(page.getByText("Try adjusting your search or filter criteria.")).toBeVisible();
      await expect(page).toHaveURL(/q=no/);
      await expect(page).toHaveURL(/category=Public/);

      const closing = page.getByRole("link", { name: "Subscribe to Updates" });
      await expect(page.getByText("Stay Updated with the Latest Insights")).toBeVisible();
      await expect(closing).toHaveAttribute("href", "/contact");
    });

    test("reads an article and goes on to the next", async ({ page }) => {
      await page.goto("/blog");
      const title = (await page.locator(".featured h2").textContent()) ?? "";
      await page.getByRole("link", { name: "Read Full Article" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const contents = page.getByRole("navigation", { name: "In this article" });
      await contents.getByRole("link").nth(1).click();
      await expect(page).toHaveURL(/#section-/);
      await page.getByRole("link", { name: /^Previous article/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
    });
  });
}

test("typing searches once, keeps the focus and the rest of the page, and goes back", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, "/blog");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/blog") asked.push(request.url());
  });
  await page.evaluate(() => (document.body.dataset.same = "yes"));
  // A busy machine types slowly: no time passes until the last letter is there.
  await page.clock.pauseAt(Date.now() + 60_000);
  await search(page).pressSequentially("spreadsheet");
  expect(asked).toEqual([]);
  await page.clock.resume();
  await expect(page.getByText(/matching “spreadsheet”/)).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(search(page)).toBeFocused();
  await expect(page.locator("body")).toHaveAttribute("data-same", "yes");
  await expect(page).toHaveURL("/blog?q=spreadsheet");
  await page.getByRole("button", { name: "Change Management", exact: true }).click();
  await expect(page).toHaveURL("/blog?q=spreadsheet&category=Change+Management");
  await page.goBack();
  await expect(page).toHaveURL("/blog?q=spreadsheet");
  await expect(page.getByRole("button", { name: "All", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("what is typed before React comes is searched for once it has", async ({ page }) => {
  const arrive = await holdIslands(page);
  await page.goto("/blog");
  await search(page).pressSequentially("spreadsheet");
  await expect(cards(page)).toHaveCount(12);
  arrive();
  await expect(page.getByText(/matching “spreadsheet”/)).toBeVisible();
  await expect(search(page)).toHaveValue("spreadsheet");
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL("/blog?q=spreadsheet");
});

test("the way back leads through earlier searches after a reload too", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("button", { name: "Public Sector", exact: true }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByRole("button", { name: "All", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test.describe("the link to an article", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is a link first, and is copied once React has it", async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("link", { name: "Read Full Article" }).click();
    const copy = page.getByRole("link", { name: "Copy link" });
    const address = new URL((await copy.getAttribute("href")) ?? "");
    expect(address.pathname).toBe(new URL(page.url()).pathname);
    await copy.click();
    await expect(page.getByRole("link", { name: "Link copied" })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address.href);
    await expect(copy).toBeVisible();
  });
});

test("says that it is loading while it fetches", async ({ page }) => {
  await openPage(page, "/blog");
  const held = Promise.withResolvers<void>();
  await page.route("**/blog?*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Fractional CTO", exact: true }).click();
  await expect(page.getByText("Loading blog posts...")).toBeVisible();
  held.resolve();
  await expect(page.getByText("Loading blog posts...")).toHaveCount(0);
  await expect(cards(page)).toHaveCount(2);
});

test("a post lives from draft to deletion, and visitors see it only in between", async ({
  page,
  program,
}) => {
  const see = async (path: string) => {
    const answer = await fetch(`${program.url}${path}`, { redirect: "manual" });
    return { status: answer.status, text: await answer.text() };
  };
  const roads = ["/blog", "/blog?q=zebra", "/feed.xml", "/feed.json", "/posts-sitemap/1.xml"];
  const shown = async () => {
    const answers = await Promise.all([...roads, "/api/blog-posts"].map(see));
    return answers.map(({ text }) =>
      /zebra/i.test(text.replace(/matching “zebra”|value="zebra"/g, "")),
    );
  };
  await signInAsAdmin(page, program);
  const fields = {
    title: "Zebra crossing",
    summary: "A zebra.",
    content: "Zebra.",
    category: "CRM Strategy",
  };
  const { body: post } = await call(page, "POST", "/api/blog-posts", fields);
  const path = `/api/blog-posts/${post.id}`;
  const patch = (more: object) => call(page, "PATCH", path, more);
  expect(new Set(await shown())).toEqual(new Set([false]));
  await patch({ status: "published", publishedAt: "2199-01-01" });
  expect(new Set(await shown())).toEqual(new Set([false]));
  for (const road of [`/blog/${post.slug}`, `/blog/${post.id}`, `/share/blog/${post.slug}.png`])
    expect((await see(road)).status, road).toBe(404);

  const { body: link } = await call(page, "POST", `${path}/preview-link`);
  const preview = new URL(link.url).pathname;
  const previewed = await see(preview);
  expect(previewed.text).toContain("Zebra crossing");
  expect(previewed.text).toContain('content="noindex"');
  expect((await see(`${preview}x`)).status).toBe(404);
  expect((await see(preview.replace(/\/(\d+)\./, (_, id) => `/${Number(id) - 1}.`))).status).toBe(
    404,
  );

  await patch({ publishedAt: new Date().toISOString() });
  expect(new Set(await shown())).toEqual(new Set([true]));
  expect((await see(`/blog/${post.id}`)).status).toBe(301);
  expect((await see(`/share/blog/${post.slug}.png`)).status).toBe(200);
  await patch({ title: "Quagga crossing" });
  expect((await see("/blog/zebra-crossing")).status).toBe(301);
  await patch({ status: "archived" });
  expect((await see("/blog/quagga-crossing")).status).toBe(410);
  expect(new Set(await shown())).toEqual(new Set([false]));
  expect((await call(page, "DELETE", path)).status).toBe(204);
  expect((await see("/blog/quagga-crossing")).status).toBe(404);
});

test("nothing an editor pastes runs, and the policy would have stopped it", async ({
  page,
  program,
}) => {
  test.setTimeout(180_000);
  await signInAsAdmin(page, program);
  const made: { id: number; slug: string }[] = [];
  const batch = 30;
  for (let from = 0; from < scriptInjections.length; from += batch) {
    const some = scriptInjections.slice(from, from + batch);
    const { status, body } = await call(page, "POST", "/api/blog-posts", {
      title: some[0]!.slice(0, 200),
      summary: some[1 % some.length]!.slice(0, 200),
      category: some[2 % some.length]!.slice(0, 60),
      tags: some.map((one) => one.slice(0, 60)).slice(0, 12),
      content: some.join("\n\n---\n\n"),
      status: "published",
    });
    expect(status, JSON.stringify(body)).toBe(201);
    made.push(body);
  }
  const hits: string[] = [];
  await page.exposeFunction("hit", () => hits.push(page.url()));
  for (const path of ["/blog", ...made.map(({ slug }) => `/blog/${encodeURIComponent(slug)}`)]) {
    const answer = await page.goto(path, { waitUntil: "load" });
    expect(answer?.status(), path).toBe(200);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+'; /);
    const found = await page.evaluate(() => {
      const all = [...document.querySelectorAll("main *")];
      return all.flatMap((one) => [
        ...(/^(script|iframe|object|embed|base|meta|link|style|template)$/i.test(one.localName)
          ? [one.outerHTML]
          : []),
        ...one
          .getAttributeNames()
          .filter((name) => /^on|^srcdoc$|^style$|^formaction$/i.test(name)),
        ...(one instanceof HTMLAnchorElement && !/^(https?|mailto|tel):$/.test(one.protocol)
          ? [one.href]
          : []),
      ]);
    });
    expect(found, path).toEqual([]);
    await page.locator("main").click({ position: { x: 5, y: 5 } });
  }
  expect(hits).toEqual([]);
  for (const { id } of made) await call(page, "DELETE", `/api/blog-posts/${id}`);
});

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const address of ["/blog", "/blog?q=nothing-has-this", "/blog/1"]) {
      test(`axe finds nothing on ${address}`, async ({ page }) => {
        await openPage(page, address);
        await readThrough(page);
        await expectNoAxeViolations(page);
        const overflow = await sidewaysScroll(page);
        expect(overflow, "sideways scrolling").toBe(0);
      });
    }
  });
}
