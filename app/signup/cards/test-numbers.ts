import type { SandboxConfirmation } from "../../../domain/billing/cards/schema.ts";

/** What a test number stands for; only this ever leaves the browser. */
type TestOutcome = SandboxConfirmation["outcome"] | "network";

export type TestNumber = { digits: string; outcome: TestOutcome; label: string };

export const testNumbers: TestNumber[] = [
  { digits: "4242424242424242", outcome: "saved", label: "Saved" },
  { digits: "4000002500003155", outcome: "authenticate", label: "Bank check" },
  { digits: "4000000000000002", outcome: "declined", label: "Declined" },
  { digits: "4000000000000119", outcome: "network", label: "Network error" },
  { digits: "4000000000000341", outcome: "refused-later", label: "Charge fails" },
  { digits: "4000000000009995", outcome: "insufficient-funds", label: "No funds" },
  {
    digits: "4000002760003184",
    outcome: "authenticate-always",
    label: "Asks bank each time",
  },
  { digits: "5200828282828210", outcome: "expires-soon", label: "Expires next month" },
];

const others: Omit<TestNumber, "label">[] = [{ digits: "5555555555554444", outcome: "saved" }];

export function groupDigits(typed: string): string {
  const digits = typed.replace(/\D/g, "").slice(0, 16);
  return digits.replace(/(\d{4})(?=\d)/g, "$1 ");
}

export function outcomeOf(typed: string): TestOutcome | undefined {
  const digits = typed.replace(/\D/g, "");
  return [...testNumbers, ...others].find((known) => known.digits === digits)?.outcome;
}
