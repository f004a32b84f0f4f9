import { relative } from "node:path";
import type { Reporter as BrowserReporter, TestCase, TestResult } from "@playwright/test/reporter";
import type { Reporter, TestCase as UnitTest } from "vitest/node";

const shown = 20;

export default class SlowestReporter implements Reporter, BrowserReporter {
  private readonly tests: { milliseconds: number; name: string }[] = [];

  onTestCaseResult(test: UnitTest): void {
    const name = `${test.module.relativeModuleId} > ${test.fullName}`;
    this.tests.push({ milliseconds: test.diagnostic()?.duration ?? 0, name });
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, , , ...titles] = test.titlePath();
    const file = relative(process.cwd(), test.location.file);
    this.tests.push({ milliseconds: duration, name: `${file} > ${titles.join(" > ")}` });
  }

  onTestRunEnd(): void {
    this.print();
  }

  onEnd(): void {
    this.print();
  }

  private print(): void {
    const slowest = this.tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, shown);
    console.log(`\nThe slowest ${slowest.length} tests:`);
    for (const { milliseconds, name } of slowest)
      console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
  }
}
