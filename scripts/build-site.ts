import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { preparePages, writePages } from "../platform/http/prepared-pages.ts";
import { compressAssets } from "../platform/http/read-assets.ts";
import { openSite, renderSite } from "../platform/http/render-site.ts";
import { drawCapabilitiesPdf } from "../platform/capabilities-pdf/draw-capabilities-pdf.ts";
import { writeShareImages } from "../platform/pictures/write-share-images.ts";

/** Builds the browser's and the server's bundle, then everything that is the same for all visitors. */
export async function buildSite(root: string, buildFolder: string): Promise<void> {
  rmSync(buildFolder, { recursive: true, force: true });
  const bin = join(root, "node_modules/@react-router/dev/bin.cjs");
  try {
    execFileSync(process.execPath, [bin, "build"], { cwd: root, stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    console.error(stdout.toString() + stderr.toString());
    process.exit(1);
  }
  const origin =
    process.env.APP_URL?.replace(/\/$/, "") ?? `http://localhost:${process.env.PORT ?? 3000}`;
  const clientFolder = join(buildFolder, "client");
  await compressAssets(clientFolder);
  const site = await openSite(buildFolder);
  const rendered = await renderSite(site, origin);
  await writePages(join(buildFolder, "pages.json"), await preparePages(rendered));
  await writeShareImages(clientFolder, rendered.pages, site.brand);
  const { capabilitiesPdf } = site;
  writeFileSync(
    join(clientFolder, capabilitiesPdf.path),
    await drawCapabilitiesPdf(capabilitiesPdf),
  );
}
