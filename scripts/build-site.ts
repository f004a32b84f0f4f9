import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openSite, renderSite } from "../platform/http/render-site.ts";
import { compressFiles, writePages } from "../platform/http/site-files.ts";
import { drawCapabilitiesPdf } from "../platform/capabilities-pdf/draw-capabilities-pdf.ts";
import { writeShareImages } from "../platform/pictures/write-share-images.ts";

export async function buildSite(root: string, buildFolder: string): Promise<void> {
  const bin = join(root, "node_modules/@react-router/dev/bin.cjs");
  if (!existsSync(bin)) {
    console.error(
      'The build tools are not installed ("npm ci --omit=dev" leaves them out): build before leaving them out, or bring the folder "build" along from where they are.',
    );
    process.exit(1);
  }
  for (const part of ["client", "server", "pages"])
    rmSync(join(buildFolder, part), { recursive: true, force: true });
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
  const pagesFolder = join(buildFolder, "pages");
  const site = await openSite(buildFolder);
  await writePages(pagesFolder, await renderSite(site, origin));
  writeFileSync(join(buildFolder, "origin"), origin);
  await Promise.all([compressFiles(clientFolder), compressFiles(pagesFolder)]);
  await writeShareImages(clientFolder, site.shared, site.brand);
  const { capabilitiesPdf } = site;
  writeFileSync(
    join(clientFolder, capabilitiesPdf.path),
    await drawCapabilitiesPdf(capabilitiesPdf),
  );
}
