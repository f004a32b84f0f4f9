import { BaseSequencer, type TestSpecification } from "vitest/node";

/** They wait more than they compute, and are short: as the last ones they would leave a core idle. */
const waiting = ["platform/db/postgres.test.ts", "tests/durability/outage.test.ts"];

export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) =>
      waiting.some((path) => moduleId.endsWith(`/${path}`));
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
