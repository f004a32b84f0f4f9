/** Both halves of the tests, whatever becomes of the first: one failed test says nothing of the other half. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildIfStale } from "./build-if-stale.ts";
import { makeMemoryFolder } from "./memory-folder.ts";

buildIfStale();
// Databases and browsers take a tenth less CPU there. Whoever names another folder means it.
const folder = process.env["TMPDIR"] ?? makeMemoryFolder();
if (folder) process.env["TMPDIR"] = folder;

const packages = join(import.meta.dirname, "..", "node_modules");
const halves = [
  ["vitest/vitest.mjs", "run"],
  ["@playwright/test/cli.js", "test"],
];

let failed = false;
for (const [program = "", verb = ""] of halves) {
  const { status } = spawnSync(process.execPath, [join(packages, program), verb], {
    stdio: "inherit",
  });
  // Whoever ends one half means the whole.
  if (status === null) process.exit(1);
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
