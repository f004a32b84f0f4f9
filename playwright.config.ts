import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumEnv, chromiumFlags, chromiumPath } from "./tests/support/chromium.ts";

const reportDir = process.env["REPORT_DIR"];
const report: [string, { outputFile: string }][] = reportDir
  ? [["json", { outputFile: `${reportDir}/playwright.json` }]]
  : [];

/** No page of a test lives long enough to pay for what optimizing its scripts takes. */
const unoptimized = "--js-flags=--no-opt --no-maglev";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: [
    "./tests/support/prepare-chromium.ts",
    "./tests/support/make-data-template.ts",
    "./tests/support/make-people-template.ts",
  ],
  outputDir: "test-results",
  workers: availableParallelism(),
  retries: 0,
  fullyParallel: true,
  forbidOnly: !!process.env["CI"],
  // For a machine that is busy with much else; what is slow by nature says so itself.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["./tests/support/slowest-reporter.ts"], ...report],
  use: {
    viewport: { width: 1280, height: 800 },
    // What moves is tested where motion is the subject; no other test waits for it.
    reducedMotion: "reduce",
    // A trace costs CPU in every test, so it is recorded only when asked for: `--trace retain-on-failure`.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromiumPath,
      args: [...chromiumFlags, unoptimized],
      env: chromiumEnv,
    },
  },
});
