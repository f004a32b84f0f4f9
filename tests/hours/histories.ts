import { addDays } from "../../domain/fields/civil-date.ts";
import { createChance } from "../../scripts/chance.ts";

type Deed =
  | { kind: "start"; planId: string; cadence: "month" | "thirty-days" }
  | { kind: "next" | "now"; planId: string; term: "month" | "year" }
  | { kind: "pause"; months: number }
  | { kind: "cancel" | "resume" | "open" | "close" }
  | { kind: "log"; line: number; date: string; minutes: number; agreed: boolean }
  | { kind: "approve" | "reverse"; line: number }
  | { kind: "goodwill"; minutes: number };

/** A civil date, and hours since it began. */
export type Step = { on: string; hour: number } & Deed;

export type History = { seed: number; overageCap: number; steps: Step[] };

/** What a plan includes; free is none at all. */
export const minutesOf: Record<string, number> = {
  "crm-essentials": 600,
  "automation-builder": 900,
  "fractional-cto": 1200,
  advice: 0,
};

export const priceOf: Record<string, number> = {
  "crm-essentials": 125_000,
  "automation-builder": 187_500,
  "fractional-cto": 350_000,
  advice: 0,
};

const plans = Object.keys(minutesOf);

/** Ends of months, leap days, and the days on which clocks change. */
const specialDays = [
  "2024-01-29 2024-01-30 2024-01-31 2023-12-31 2024-02-29 2025-01-29",
  "2025-03-09 2025-11-02 2026-03-08 2027-10-31 2028-02-29 2024-11-03",
].flatMap((days) => days.split(" "));

const gaps = [0, 0, 0, 0, 1, 1, 2, 3, 6, 9, 17, 31, 100];
const often: Partial<Record<Deed["kind"], number>> = {
  log: 4,
  approve: 4,
  reverse: 2,
  close: 2,
  next: 2,
  pause: 2,
  resume: 2,
};
const once: Deed["kind"][] = ["goodwill", "open", "now", "start", "cancel"];
const deeds = [
  ...once,
  ...Object.entries(often).flatMap(([kind, times]) =>
    Array.from({ length: times }, () => kind as Deed["kind"]),
  ),
];

export function createHistory(seed: number, longest = 60): History {
  const chance = createChance(seed);
  const below = (limit: number) => Math.floor(chance.next() * limit);
  let on = chance.happens(0.5) ? chance.pick(specialDays) : addDays("2023-10-01", below(1500));
  let hour = 0;
  let lines = 0;
  const start = (): Deed => {
    const planId = chance.happens(0.15) ? "free" : chance.pick(plans);
    return { kind: "start", planId, cadence: chance.pick(["month", "month", "thirty-days"]) };
  };
  function deed(): Deed {
    const kind = chance.pick(deeds);
    const line = below(lines);
    if (kind === "start") return start();
    if (kind === "next" || kind === "now")
      return { kind, planId: chance.pick(plans), term: chance.pick(["month", "year"]) };
    if (kind === "pause") return { kind, months: 1 + below(3) };
    if (kind === "approve" || kind === "reverse") return { kind, line };
    if (kind === "goodwill") return { kind, minutes: 1 + below(300) };
    if (kind !== "log") return { kind };
    const back = chance.pick([0, 0, 1, 5, 20, 45, 120]);
    const date = addDays(on, -below(back + 1));
    const minutes = 1 + below(chance.pick([60, 400, 900]));
    return { kind, line: lines++, date, minutes, agreed: chance.happens(0.5) };
  }
  const steps: Step[] = [];
  for (let left = 4 + below(longest - 4); left > 0; left -= 1) {
    const days = steps.length === 0 ? 0 : chance.pick(gaps);
    hour = days === 0 ? Math.min(22, hour + below(3)) : below(23);
    on = addDays(on, days);
    steps.push({ on, hour, ...(steps.length === 0 ? start() : deed()) });
  }
  return { seed, overageCap: chance.pick([0, 0, 120, 6000]), steps };
}

/** The jobs run once more, then everything ends and a year later all is closed. */
export function windDown({ steps }: History): { jobs: Step[]; end: Step[] } {
  const on = steps.at(-1)?.on ?? "2024-01-01";
  const late = addDays(on, 500);
  return {
    jobs: [
      { on, hour: 22, kind: "open" },
      { on, hour: 22, kind: "close" },
    ],
    end: [
      { on, hour: 22, kind: "start", planId: "free", cadence: "month" },
      { on: late, hour: 1, kind: "close" },
    ],
  };
}
