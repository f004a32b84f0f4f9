import sharp from "sharp";
import { expect, it } from "vitest";
import { tokenColor } from "../../../styles/token-color.server.ts";
import { coverPicture } from "./cover-picture.server.tsx";
import { type Covered, drawCover } from "./draw-cover.ts";

const covered = (slug: string): Covered => ({
  title: "Done is a number you wrote down before you began",
  slug,
  excerpt: "A project is over when a number says so, and somebody wrote it down.",
  category: "CRM Strategy",
  readTime: 5,
});

const slugs = Array.from({ length: 40 }, (_, at) => `article-${at}`);

const tokens = { paper: "paper-2", deep: "deep", sage: "sage", sand: "cover-sand" };

async function colorsOf(svg: string): Promise<Set<string>> {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">${svg}</svg>`;
  const pixels = await sharp(Buffer.from(whole)).removeAlpha().raw().toBuffer();
  const seen = new Set<string>();
  for (let at = 0; at < pixels.length; at += 3)
    seen.add(`#${pixels.subarray(at, at + 3).toString("hex")}`);
  return seen;
}

it.each(["paper", "deep", "sage", "sand"] as const)(
  "draws on %s in the colors of the page",
  async (ground) => {
    const post = slugs.map(covered).find((each) => drawCover(each).ground === ground)!;
    const { svg, isDark } = coverPicture(post);
    expect(isDark).toBe(ground === "deep");
    const seen = await colorsOf(svg);
    for (const token of [tokens[ground], ground === "deep" ? "on-deep" : "pine", "signal"])
      expect(seen, token).toContain(tokenColor(token));
    expect(seen).not.toContain("#000000");
  },
);
