import { civilDateOf } from "../../domain/fields/civil-date.ts";
import { scriptInjections } from "../fixtures/script-injections.ts";
import { call } from "../support/admin.ts";
import { expect, expectNoAxeViolations, test } from "../support/browser.ts";
import { signInAsAdmin } from "../support/sign-in.ts";

test.use({ expectedNoise: [/status of 410/] });

const moved = (slug: string) => ({ status: 301, location: `/blog/${slug}?utm_source=x` });

test("a post lives from draft to deletion, and visitors see it only in between", async ({
  page,
  program,
}) => {
  const see = async (path: string) => {
    const answer = await fetch(`${program.url}${path}`, { redirect: "manual" });
    const location = answer.headers.get("location");
    return { status: answer.status, location, text: await answer.text() };
  };
  const publishedAt = new Date();
  const year = civilDateOf(publishedAt).slice(0, 4);
  const roads = [
    "/blog",
    "/blog?q=zebra",
    "/blog/archive",
    `/blog/archive/${year}`,
    "/feed.xml",
    "/feed.json",
    "/posts-sitemap/1.xml",
  ];
  const shown = async () => {
    const answers = await Promise.all([...roads, "/api/blog-posts"].map(see));
    // The page of the search repeats what was asked for: in words, in the field and for its island.
    const asked = /matching “zebra”|value="zebra"|&quot;q&quot;:&quot;zebra&quot;/g;
    return answers.map(({ text }) => /zebra/i.test(text.replace(asked, "")));
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

  await patch({ publishedAt: publishedAt.toISOString() });
  expect(new Set(await shown())).toEqual(new Set([true]));
  expect(await see(`/blog/${post.id}?utm_source=x`)).toMatchObject(moved(post.slug));
  expect((await see(`/share/blog/${post.slug}.png`)).status).toBe(200);
  await patch({ title: "Quagga crossing" });
  expect(await see("/blog/zebra-crossing?utm_source=x")).toMatchObject(moved("quagga-crossing"));
  await patch({ status: "archived" });
  for (const road of ["/blog/quagga-crossing", "/blog/zebra-crossing", `/blog/${post.id}`]) {
    const { status, text } = await see(road);
    expect(status, road).toBe(410);
    expect(text, road).toContain("This article is no longer here");
    expect(text, road).toContain("Closest pages");
    expect(text, road).not.toMatch(/Something went wrong|Quagga/);
  }
  await page.goto("/blog/quagga-crossing");
  await expectNoAxeViolations(page);
  expect(new Set(await shown())).toEqual(new Set([false]));
  expect((await call(page, "DELETE", path)).status).toBe(204);
  expect((await see("/blog/quagga-crossing")).status).toBe(404);
});

test("the parts of a series follow each other, and what is cached of them is dropped", async ({
  page,
  program,
}) => {
  await signInAsAdmin(page, program);
  const part = (title: string, day: number) =>
    call(page, "POST", "/api/blog-posts", {
      title,
      summary: "A part.",
      content: "A part.",
      category: "CRM Strategy",
      series: "Okapi",
      status: "published",
      publishedAt: `2021-03-0${day}T12:00:00Z`,
    });
  const read = async (path: string) => (await fetch(`${program.url}${path}`)).text();
  const { body: first } = await part("Okapi one", 1);
  expect(await read(`/blog/${first.slug}`)).not.toContain("Part 1 of");
  const { body: second } = await part("Okapi two", 2);
  expect(await read(`/blog/${first.slug}`)).toContain("Part 1 of 2");
  expect(await read(`/blog/${second.slug}`)).toContain("Part 2 of 2");
  expect(await read("/blog/archive/2021")).toContain("Okapi two");
  for (const { id } of [first, second]) await call(page, "DELETE", `/api/blog-posts/${id}`);
  expect((await fetch(`${program.url}/blog/archive/2021`)).status).toBe(404);
  const { body: named } = await call(page, "POST", "/api/blog-posts", {
    title: "Archive",
    summary: "A page.",
    content: "A page.",
    category: "CRM Strategy",
  });
  expect(named.slug).not.toBe("archive");
  await call(page, "DELETE", `/api/blog-posts/${named.id}`);
});

test("nothing an editor pastes runs, and the CSP would have blocked it", async ({
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
