import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const buildFolder = join(root, "build");
const stampFile = join(buildFolder, "stamp");

const sources = [
  "app/**/*",
  "content/**/*",
  "domain/**/*.ts",
  "platform/font-file.ts",
  "platform/http/*.ts",
  "platform/pictures/*.ts",
  "platform/capabilities-pdf/*.ts",
  "public/**/*",
  "scripts/build*.ts",
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
  // Loaded only when needed: most starts find nothing stale.
  const { buildSite } = await import("./build-site.ts");
  await buildSite(root, buildFolder);
  writeFileSync(stampFile, wanted);
}
