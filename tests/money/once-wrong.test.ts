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

const lateYear: Story = {
  seed: 601049,
  begins: "2027-01-28T07:38:00Z",
  planId: "fractional-cto",
  term: "month",
  card: "saved",
  byHand: false,
  mishap: null,
  steps: [
    {
      hours: 0,
      seed: 734875772,
      twice: true,
      mishap: { kind: "killed", at: 7 },
      kind: "card",
      card: "saved",
    },
    {
      hours: 500,
      seed: 1083599406,
      twice: false,
      mishap: { kind: "500 after", at: 2 },
      kind: "plan",
      planId: "automation-builder",
      term: "year",
      when: "next",
    },
    {
      hours: 800,
      seed: 864640624,
      twice: false,
      mishap: { kind: "500 before", at: 4 },
      kind: "off",
    },
    { hours: 0, seed: 512114911, twice: false, mishap: null, kind: "bank", approved: true },
    { hours: 900, seed: 512114912, twice: false, mishap: null, kind: "bank", approved: true },
  ],
};

const calm = { seed: 1, twice: false, mishap: null };

/** Owes overage and has credit when they come back signed out, with another customer at the provider. */
const comeback: Story = {
  seed: 600068,
  begins: "2027-01-28T07:38:00Z",
  planId: "crm-essentials",
  term: "month",
  card: "saved",
  byHand: false,
  mishap: null,
  steps: [
    { ...calm, hours: 1, kind: "cap", minutes: 6000 },
    { ...calm, hours: 20, kind: "work", minutes: 1400, onshore: true },
    { ...calm, hours: 1, kind: "cancel" },
    { ...calm, hours: 760, kind: "behave", as: "refused" },
    { ...calm, hours: 300, kind: "give", cents: 30_000, credit: true },
    { ...calm, hours: 20, kind: "join", planId: "fractional-cto", term: "month", card: "saved" },
  ],
};

test("whoever comes back signed out is asked for what is overdue, and their credit comes along", async () => {
  expect(await wrongWith(comeback)).toBeNull();
});

test("a year that is paid for weeks after it was due begins on the day of its payment", async () => {
  expect(await wrongWith(lateYear)).toBeNull();
});

test("what a month was paid with after the end goes back, where the provider's day is the last of the month before", async () => {
  expect(await wrongWith(atMonthsEnd)).toBeNull();
});
