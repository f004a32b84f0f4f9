import { expect, test } from "vitest";
import type { Story } from "./story.ts";
import { wrongWith } from "./live.ts";

const atMonthsEnd: Story = {
  seed: 600067,
  begins: "2027-01-31T04:16:00Z",
  planId: "exec-concierge",
  term: "month",
  card: "saved",
  byHand: false,
  mishap: null,
  steps: [{ hours: 950, seed: 950237522, twice: false, mishap: null, kind: "late" }],
};

test("what a month was paid with after the end goes back, where the provider's day is the last of the month before", async () => {
  expect(await wrongWith(atMonthsEnd)).toBeNull();
});
