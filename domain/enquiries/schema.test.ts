import { expect, test } from "vitest";
import { interestOptions } from "../../content/interest-options.ts";
import { interestForPlan } from "./schema.ts";

const cases: [plan: string | null, interest: string][] = [
  [null, ""],
  ["", ""],
  ["exec-concierge", "executive-concierge"],
  ["crm-essentials", "membership-plan"],
  ["automation-builder", "membership-plan"],
  ["fractional-cto", "membership-plan"],
  ["enterprise", ""],
  ["<script>", ""],
  ...interestOptions.map(({ value }): [string, string] => [value, value]),
];

test.each(cases)("?plan=%s preselects %s", (plan, interest) => {
  expect(interestForPlan(plan)).toBe(interest);
});
