import { BaseSequencer, type TestSpecification } from "vitest/node";

/** They wait more than they compute, and are short: as the last ones they would leave a core idle. */
const waiting = ["platform/db/postgres.test.ts", "tests/durability/outage.test.ts"];

const waits = ({ moduleId }: TestSpecification) =>
  waiting.some((path) => moduleId.endsWith(`/${path}`));

export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's, which answers a new list
    const sorted = await super.sort(files);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
