import { defineConfig } from "@playwright/test";

const reportDir = process.env["REPORT_DIR"];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: !!process.env["CI"],
  timeout: 60_000,
  reporter: reportDir
    ? [["list"], ["json", { outputFile: `${reportDir}/playwright.json` }]]
    : [["list"]],
  use: {
    viewport: { width: 1280, height: 800 },
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
