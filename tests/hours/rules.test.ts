import { expect, test } from "vitest";
import { keepByRules } from "./by-rules.ts";
import { faultOf } from "./fault-of.ts";
import { createHistory, type History, windDown } from "./histories.ts";
import { requireSound } from "./shrink.ts";

const first = Number(process.env["HISTORY_SEED"] ?? 1);
const count = Number(process.env["HISTORIES"] ?? 300);

function wrongWith(history: History): string | null {
  const { jobs, end } = windDown(history);
  const now = { ...history, steps: [...history.steps, ...jobs] };
  const later = { ...history, steps: [...now.steps, ...end] };
  return faultOf(now, keepByRules(now)) ?? faultOf(later, keepByRules(later));
}

test("minutes are where a replay of the same history has them, and none is made or lost", async () => {
  for (let seed = first; seed < first + count; seed += 1)
    await requireSound(createHistory(seed), wrongWith);
}, 3_600_000);

test("the histories reach every rule", () => {
  const kinds = new Set<string>();
  for (let seed = first; seed < first + 100; seed += 1) {
    const { entries, grants, lines } = keepByRules(createHistory(seed));
    for (const { kind } of [...entries, ...grants]) kinds.add(kind);
    for (const { status } of lines) kinds.add(status);
  }
  const all = ["draw", "overage", "expiry", "reversal", "goodwill", "bonus", "plan"];
  expect([...kinds].toSorted()).toEqual([...all, "logged", "approved", "reversed"].toSorted());
});
