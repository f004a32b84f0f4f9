import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./tests/support/chromium.ts";

const reportDir = process.env["REPORT_DIR"];

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/require-browser.ts",
  outputDir: "test-results",
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: !!process.env["CI"],
  timeout: 60_000,
  // What a test waits for takes a fraction of a second, on a machine that has one to give.
  expect: { timeout: 15_000 },
  reporter: reportDir
    ? [["list"], ["json", { outputFile: `${reportDir}/playwright.json` }]]
    : [["list"]],
  use: {
    viewport: { width: 1280, height: 800 },
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      executablePath: chromiumPath,
      args: chromiumFlags,
    },
  },
});
