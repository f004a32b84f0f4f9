import sharp from "sharp";
import { expect, it } from "vitest";
import { listedPaths } from "../support/listed-paths.ts";
import { siteUrl } from "./served-pages.ts";

const articles = (await listedPaths(siteUrl)).filter(
  (path) => path.startsWith("/blog/") && !path.startsWith("/blog/archive"),
);

const imageOf = (path: string) => fetch(new URL(`/share${path}.png`, siteUrl));

/** What the picture in the upper right corner holds, and the color below it. */
async function seen(path: string) {
  const png = sharp(Buffer.from(await (await imageOf(path)).arrayBuffer())).removeAlpha();
  const part = (left: number, top: number, width: number, height: number) =>
    png.clone().extract({ left, top, width, height }).raw().toBuffer();
  return {
    picture: await part(520, 0, 680, 380),
    corner: await part(1190, 4, 1, 1),
    ground: await part(1190, 620, 1, 1),
  };
}

it("the share image of each article shows its own drawn cover on a ground of its own", async () => {
  expect(articles.length).toBeGreaterThan(1);
  const images = await Promise.all(articles.map(seen));
  for (const { corner, ground } of images) expect(corner.equals(ground)).toBe(false);
  const pictures = new Set(images.map(({ picture }) => picture.toString("base64")));
  expect(pictures.size).toBe(articles.length);
});

it("a share image is sent once: whoever has it is told so", async () => {
  const [path = ""] = articles;
  const first = await imageOf(path);
  const etag = first.headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  const again = await fetch(new URL(`/share${path}.png`, siteUrl), {
    headers: { "if-none-match": etag },
  });
  expect(again.status).toBe(304);
  expect((await again.arrayBuffer()).byteLength).toBe(0);
});

it("there is no share image of an article that is not there", async () => {
  for (const path of ["/blog/no-such-article", "/blog/..%2f..%2fetc", "/blog/1"])
    expect((await imageOf(path)).status, path).toBe(404);
});
