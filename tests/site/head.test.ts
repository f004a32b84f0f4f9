import { describe, expect, it } from "vitest";
import { metaContent, servedPages, siteUrl } from "./served-pages.ts";

const pages = await servedPages();

function shared(values: (string | undefined)[]): (string | undefined)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

it("gives no two pages the same title, description or share image", () => {
  const titles = pages.map(({ elements }) => elements.find(({ tag }) => tag === "title")?.text);
  expect(shared(titles)).toEqual([]);
  for (const name of ["description", "og:title", "og:image"])
    expect(shared(pages.map((page) => metaContent(page, name)))).toEqual([]);
});

describe.each(pages.map((page) => [page.path, page] as const))("%s", (path, page) => {
  const { elements } = page;
  const all = (tag: string) => elements.filter((element) => element.tag === tag);

  it("has a title and a description short enough to be shown in full", () => {
    const title = metaContent(page, "og:title") ?? "";
    expect(all("title")[0]?.text).toContain(title);
    expect(title).not.toBe("");
    expect(all("title")[0]?.text.length, title).toBeLessThan(60);
    const description = metaContent(page, "description") ?? "";
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
  });

  it("names its language, its canonical address and its icons", () => {
    expect(all("html")[0]?.attributes["lang"]).toBe("en");
    const linked = (rel: string) =>
      all("link").filter(({ attributes }) => attributes["rel"] === rel);
    expect(linked("canonical").map(({ attributes }) => attributes["href"])).toEqual([
      `${siteUrl}${path}`,
    ]);
    for (const rel of ["icon", "apple-touch-icon", "manifest"]) expect(linked(rel)).toHaveLength(1);
  });

  it("can be shared: Open Graph and Twitter cards with its own picture", async () => {
    for (const name of ["og:type", "og:site_name", "og:title", "og:description", "og:image:alt"])
      expect(metaContent(page, name), name).toBeTruthy();
    expect(metaContent(page, "og:url")).toBe(`${siteUrl}${path}`);
    expect(metaContent(page, "twitter:card")).toBe("summary_large_image");
    const image = metaContent(page, "og:image") ?? "";
    expect(image.startsWith(`${siteUrl}/`), image).toBe(true);
    const answer = await fetch(image);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const png = Buffer.from(await answer.arrayBuffer());
    expect(png.length).toBeLessThan(60_000);
    // A PNG's width and height stand at bytes 16 and 20, in its first chunk.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(metaContent(page, "og:image:width")).toBe("1200");
    expect(metaContent(page, "og:image:height")).toBe("630");
  });
});
