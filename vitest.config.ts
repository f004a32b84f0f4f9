import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { WaitingFirst } from "./tests/support/waiting-first.ts";

const reportDir = process.env["REPORT_DIR"];
const report: [string, { outputFile: string }][] = reportDir
  ? [["json", { outputFile: `${reportDir}/vitest.json` }]]
  : [];
/** For a machine that is busy with much else; what is slow by nature says so itself. */
const limits = { testTimeout: 120_000, hookTimeout: 200_000, retry: 0 };
/** What lives for seconds pays more for optimizing the embedded database than it gets back. */
const execArgv = ["--liftoff-only"];
const expect = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    // Loading the same modules again for each file took two fifths of the time.
    isolate: false,
    sequence: { sequencer: WaitingFirst },
    // One more than there are cores: some wait for programs, clocks and outages.
    maxWorkers: availableParallelism() + 1,
    reporters: ["default", "./tests/support/slowest-reporter.ts", ...report],
    projects: [
      {
        test: {
          name: "unit",
          // Threads share the embedded database's code: what one of them has optimized, all of them run.
          pool: "threads",
          globalSetup: [
            "tests/support/make-embedded-files.ts",
            "tests/support/make-server-template.ts",
          ],
          css: { include: [/(tokens|drawn-cover)\.css/] },
          environment: "node",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [
            "node_modules/**",
            "build/**",
            "tests/e2e/**",
            "tests/durability/**",
            "tests/site/**",
          ],
          expect,
          ...limits,
        },
      },
      {
        test: {
          name: "site",
          environment: "node",
          include: ["tests/site/**/*.test.ts"],
          globalSetup: ["tests/support/make-data-template.ts", "tests/site/start-site.ts"],
          expect,
          execArgv,
          ...limits,
        },
      },
      {
        test: {
          name: "durability",
          environment: "node",
          include: ["tests/durability/**/*.test.ts"],
          globalSetup: "tests/support/make-data-template.ts",
          expect,
          execArgv,
          ...limits,
          // What a scenario waits for within it says better what did not come.
          testTimeout: 600_000,
        },
      },
    ],
  },
});
