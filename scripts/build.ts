import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { preparePages, writePages } from "../platform/pages/prepared-pages.ts";
import { compressAssets } from "../platform/pages/read-assets.ts";
import { openSite } from "../platform/pages/render-site.ts";

const root = join(import.meta.dirname, "..");
const buildFolder = join(root, "build");
const stampFile = join(buildFolder, "stamp");

/** Whatever the built site is made of; a change in any of it makes the build stale. */
const sources = [
  "app/**/*",
  "content/**/*",
  "domain/**/*.ts",
  "platform/pages/*.ts",
  "public/**/*",
  "scripts/build.ts",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update("\0").update(readFileSync(path));
  }
  return hash.digest("hex");
}

const wanted = fingerprint();
const built = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : "";
if (!process.argv.includes("--if-stale") || built !== wanted) {
  console.log("Building the site …");
  rmSync(buildFolder, { recursive: true, force: true });
  const bin = join(root, "node_modules/@react-router/dev/bin.cjs");
  try {
    execFileSync(process.execPath, [bin, "build"], { cwd: root, stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    console.error(`${stdout}${stderr}`);
    process.exit(1);
  }
  const origin =
    process.env.APP_URL?.replace(/\/$/, "") ?? `http://localhost:${process.env.PORT ?? 3000}`;
  await compressAssets(join(buildFolder, "client"));
  await writePages(
    join(buildFolder, "pages.json"),
    await preparePages(await openSite(buildFolder), origin),
  );
  writeFileSync(stampFile, wanted);
}
