import { expect, test } from "vitest";
import { createChance } from "../../../scripts/chance.ts";
import { makeOracle } from "../../../tests/calendar/oracle.ts";
import { randomCalendar } from "../../../tests/calendar/random-calendar.ts";
import {
  type ClockState,
  endClock,
  halfTime,
  isLate,
  pauseClock,
  resumeClock,
  retimeClock,
  startClock,
} from "./clock-rules.ts";
import type { Urgency } from "../schema.ts";

const minute = 60_000;

const calendar = {
  timeZone: "America/Los_Angeles",
  weekdays: [1, 2, 3, 4, 5, 6, 7].map((day) => (day < 6 ? [{ opens: 540, closes: 1080 }] : [])),
  exceptions: new Map(),
};

const at = (time: string) => new Date(`${time}:00-08:00`);

function asked(urgency: Urgency, time: string): ClockState {
  return startClock(calendar, urgency, { kind: "first_answer", startedAt: at(time) });
}

test.each<[Urgency, string, string]>([
  ["urgent", "2026-11-20T10:00", "2026-11-20T14:00"],
  ["urgent", "2026-11-20T16:30", "2026-11-23T11:30"],
  ["urgent", "2026-11-21T03:00", "2026-11-23T13:00"],
  ["standard", "2026-11-20T16:30", "2026-11-23T16:30"],
  ["standard", "2026-11-21T03:00", "2026-11-24T09:00"],
])("%s, asked at %s, is answered by %s", (urgency, time, due) => {
  expect(asked(urgency, time).dueAt).toEqual(at(due));
});

test("a promise that ends with the day still does so after no business time at all", () => {
  const clock = asked("urgent", "2026-11-20T14:00");
  const paused = pauseClock(clock, at("2026-11-20T19:00"));
  const resumed = resumeClock(calendar, paused, at("2026-11-20T20:00"));
  expect(resumed).toEqual(clock);
});

test("what stands still is not late, and what was late stays so", () => {
  const clock = asked("urgent", "2026-11-20T10:00");
  const inTime = pauseClock(clock, at("2026-11-20T13:59"));
  expect(isLate(inTime, at("2026-11-25T12:00"))).toBe(false);
  const over = pauseClock(clock, at("2026-11-20T14:01"));
  const answered = endClock(calendar, over, { at: at("2026-11-23T09:00"), met: true });
  expect(isLate(answered, at("2026-11-25T12:00"))).toBe(true);
  const dropped = endClock(calendar, over, { at: at("2026-11-23T09:00"), met: false });
  expect(isLate(dropped, at("2026-11-25T12:00"))).toBe(true);
  const onTheMinute = endClock(calendar, clock, {
    at: at("2026-11-20T14:00"),
    met: true,
  });
  expect(isLate(onTheMinute, at("2026-11-25T12:00"))).toBe(false);
});

const histories = Number(process.env["DESK_HISTORIES"] ?? 300);

test("random histories agree with a list of all minutes", () => {
  const chance = createChance(13);
  const drawn = randomCalendar(chance);
  const oracle = makeOracle(drawn);
  for (let history = 0; history < histories; history += 1) {
    let urgency: Urgency = chance.pick(["urgent", "standard"]);
    const startedAt = oracle.someInstant(chance);
    let clock = startClock(drawn, urgency, { kind: "first_answer", startedAt });
    let now = startedAt;
    let paused = 0;
    let pausedAt: Date | null = null;
    const said = [`${urgency} from ${startedAt.toISOString()}`];
    for (let step = chance.between(0, 8); step > 0; step -= 1) {
      now = new Date(now.getTime() + chance.between(0, chance.pick([300, 3_000])) * minute);
      const next = chance.pick(["urgency", "wait"] as const);
      said.push(`${next} at ${now.toISOString()}`);
      if (next === "urgency") {
        urgency = urgency === "urgent" ? "standard" : "urgent";
        clock = retimeClock(drawn, urgency, clock);
      } else if (pausedAt === null) {
        pausedAt = now;
        clock = pauseClock(clock, now);
      } else {
        paused += oracle.between(pausedAt, now);
        pausedAt = null;
        clock = resumeClock(drawn, clock, now);
      }
      const promised =
        urgency === "urgent" ? oracle.after(startedAt, 240) : oracle.nextDay(startedAt);
      const due = paused === 0 ? promised : oracle.after(promised, paused);
      expect(clock.dueAt, said.join(", ")).toEqual(due);
      expect(clock.pausedMs, said.join(", ")).toBe(paused * minute);
      const allowed = oracle.between(startedAt, promised);
      const half = oracle.after(startedAt, Math.ceil(allowed / 2) + paused).getTime();
      const early = half - halfTime(drawn, clock).getTime();
      expect(early, said.join(", ")).toBe((allowed % 2) * 30_000);
      expect(isLate(clock, now), said.join(", ")).toBe((pausedAt ?? now) > due);
    }
  }
});
