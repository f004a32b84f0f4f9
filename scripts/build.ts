import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const buildFolder = join(root, "build");

// A test run says "test", and half of React would be the one for development.
process.env.NODE_ENV = "production";

const ifStale = process.argv.includes("--if-stale");

await build(
  "site",
  [
    "app/**/*",
    "content/**/*",
    "domain/**/*.ts",
    "platform/font-file.ts",
    "platform/http/*.ts",
    "platform/pictures/*.ts",
    "platform/{capabilities-pdf,pdf}/*.ts",
    "public/**/*",
    "scripts/build*.ts",
    "package-lock.json",
    "vite.config.ts",
    "react-router.config.ts",
  ],
  async () => {
    const { buildSite } = await import("./build-site.ts");
    await buildSite(root, buildFolder);
  },
);
await build(
  "program",
  [
    "{api,cli,content,domain,platform}/**/*.ts",
    "{program,server,worker}.ts",
    "scripts/build*.ts",
    "package-lock.json",
  ],
  async () => {
    const { buildProgram } = await import("./build-program.ts");
    await buildProgram(root, join(buildFolder, "program"));
  },
);

/** What makes it is loaded only when needed: most starts find nothing stale. */
async function build(part: string, sources: string[], make: () => Promise<void>): Promise<void> {
  const stampFile = join(buildFolder, `${part}.stamp`);
  const wanted = fingerprint(sources);
  if (ifStale && existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted) return;
  console.log(`Building the ${part} …`);
  await make();
  writeFileSync(stampFile, wanted);
}

function fingerprint(sources: string[]): string {
  const hash = createHash("sha256");
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update("\0").update(readFileSync(path));
  }
  return hash.digest("hex");
}
