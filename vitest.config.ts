import { defineConfig } from "vitest/config";

const reportDir = process.env["REPORT_DIR"];
const limits = { testTimeout: 60_000, hookTimeout: 60_000, retry: 0 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: reportDir
      ? ["default", ["json", { outputFile: `${reportDir}/vitest.json` }]]
      : ["default"],
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["node_modules/**", "build/**", "tests/e2e/**", "tests/durability/**"],
          ...limits,
        },
      },
      {
        test: {
          name: "durability",
          environment: "node",
          include: ["tests/durability/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          retry: 0,
        },
      },
    ],
  },
});
