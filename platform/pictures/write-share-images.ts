import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { StaticPage } from "../http/render-site.ts";
import { drawShareImage, type ShareBrand } from "./draw-share-image.ts";

export async function writeShareImages(
  folder: string,
  pages: StaticPage[],
  brand: ShareBrand,
): Promise<void> {
  for (const { title, section, image } of pages) {
    if (!image) continue;
    const file = join(folder, image);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await drawShareImage({ title, kicker: section }, brand));
  }
}
