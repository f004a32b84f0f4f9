import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { metaContent, servedPages, servedText, siteUrl } from "./served-pages.ts";

const types: [path: string, type: string][] = [
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
];

it.each(types)(
  "%s is %s, compressed, cached for an hour and revalidated by its ETag",
  async (path, type) => {
    const answer = await fetch(new URL(path, siteUrl), { headers: { "accept-encoding": "br" } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    const again = await fetch(new URL(path, siteUrl), {
      headers: { "accept-encoding": "br", "if-none-match": answer.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  },
);

it.each(["/", "/contact", "/blog", "/blog?q=crm", "/dashboard", "/no-such-page"])(
  "%s may not be changed by a CDN, whose script would be refused",
  async (path) => {
    const answer = await fetch(new URL(path, siteUrl));
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toMatch(/(no-store|no-cache), no-transform$/);
  },
);

it.each(["GET", "HEAD"])(
  "an address with a slash at its end moves to the one without, for %s",
  async (method) => {
    const moved = await fetch(new URL("/blog/?q=crm", siteUrl), { method, redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([308, "/blog?q=crm"]);
  },
);

it.each([
  ["/CONTACT?plan=zoho", "/contact?plan=zoho"],
  ["/Blog/?q=CRM", "/blog?q=CRM"],
  ["/Signup", "/signup"],
  ["/SIGN-IN?problem=code", "/sign-in?problem=code"],
  ["/Dashboard/Hours", "/dashboard/hours"],
  ["/ADMIN/", "/admin"],
])("capitals in a page’s address move to it, as from %s to %s", async (typed, address) => {
  const moved = await fetch(new URL(typed, siteUrl), { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([308, address]);
});

it.each(["/dev", "/dev/nothing", "/photos", "/blog-images"])(
  "whoever looks for a page at %s sees that there is none",
  async (path) => {
    const answer = await fetch(new URL(path, siteUrl), {
      headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
    });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(await answer.text()).toContain("<h1");
    expect((await (await fetch(new URL(path, siteUrl))).json()).code).toBe("not_found");
  },
);

it("keeps crawlers out of private paths and shows them the sitemap", async () => {
  const lines = (await servedText("/robots.txt")).split("\n");
  for (const path of ["/api/", "/admin", "/dashboard", "/dev/"])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

it("lists every page but posts with its title and description in llms.txt", async () => {
  const text = await servedText("/llms.txt");
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  for (const page of await servedPages()) {
    if (page.path.startsWith("/blog/")) continue;
    const title = metaContent(page, "og:title");
    const description = metaContent(page, "description");
    expect(text).toContain(`- [${title}](${page.address}): ${description}\n`);
  }
});

async function picture(path: string) {
  const answer = await fetch(new URL(path, siteUrl));
  expect(answer.status).toBe(200);
  return sharp(Buffer.from(await answer.arrayBuffer()));
}

describe("icons", async () => {
  const manifest = JSON.parse(await servedText("/site.webmanifest"));

  it.each(manifest.icons as { src: string; sizes: string; type: string }[])(
    "$src has the size and format the manifest gives it",
    async ({ src, sizes, type }) => {
      const { width, height, format } = await (await picture(src)).metadata();
      expect(type).toContain(format);
      if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes);
    },
  );

  it.each(["/apple-touch-icon.png", "/icon-maskable.png"])("%s fills its corners", async (path) => {
    const { data } = await (
      await picture(path)
    )
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(255);
  });

  it("has one for browsers without SVG support", async () => {
    const answer = await fetch(new URL("/favicon.ico", siteUrl));
    expect(answer.headers.get("content-type")).toBe("image/x-icon");
    const ico = Buffer.from(await answer.arrayBuffer());
    const png = sharp(ico.subarray(ico.readUInt32LE(18)));
    expect((await png.metadata()).width).toBe(32);
  });
});

const onRequest = [
  "/contact?plan=free",
  "/signup",
  "/sign-in",
  "/dashboard",
  "/admin",
  "/nothing-here",
];

it.each(onRequest)("%s, rendered on request, is sent compressed", async (path) => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const answer = await fetch(new URL(path, siteUrl), {
      headers: { "accept-encoding": encoding },
    });
    expect(answer.headers.get("content-encoding") ?? "identity").toBe(encoding);
    expect(answer.headers.get("vary")).toContain("accept-encoding");
    expect(await answer.text()).toMatch(/^<!DOCTYPE html>[^]*<\/html>/);
  }
});

it("personal pages are sent uncompressed", async () => {
  const headers = { "accept-encoding": "br" };
  const answer = await fetch(new URL("/signup/success", siteUrl), { headers });
  expect(answer.headers.get("content-encoding")).toBeNull();
  const asked = await fetch(new URL("/api/sign-in/email", siteUrl), {
    method: "POST",
    redirect: "manual",
    headers: { origin: siteUrl },
    body: new URLSearchParams({ email: "ada@visitor.example" }),
  });
  const cookie = asked.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  for (const path of ["/sign-in", "/sign-in?again", "/sign-in/link?token=ada@visitor.example"]) {
    const step = await fetch(new URL(path, siteUrl), { headers: { ...headers, cookie } });
    expect(step.headers.get("content-encoding"), path).toBeNull();
    if (!path.endsWith("again")) expect(await step.text()).toContain("ada@visitor.example");
  }
});

it("styles and fonts are fetched before the scripts", async () => {
  const html = await (await fetch(new URL("/signup/success", siteUrl))).text();
  const preloads = html.match(/<link [^>]*rel="modulepreload"[^>]*>/g) ?? [];
  expect(preloads.length).toBeGreaterThan(10);
  for (const preload of preloads) expect(preload).toContain('fetchpriority="low"');
});

it.each(["/signup", "/signup/success", "/contact?plan=free"])(
  "the share image of %s is there",
  async (path) => {
    const html = await (await fetch(new URL(path, siteUrl))).text();
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    const answer = await fetch(image);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
  },
);
