import { firm } from "../../../content/firm.ts";
import { addOpenTime, nextBusinessDay, openTimeBetween } from "../../calendar/business-time.ts";
import type { Calendar } from "../../calendar/calendar.ts";
import type { ClockKind } from "./schema.ts";
import type { Urgency } from "../schema.ts";

export type ClockState = {
  kind: ClockKind;
  pace: Urgency | null;
  startedAt: Date;
  dueAt: Date;
  pausedAt: Date | null;
  /** Business time for which it stood still before. */
  pausedMs: number;
  metAt: Date | null;
  droppedAt: Date | null;
};

const urgentMs = firm.promises.urgentHours * 3_600_000;

function dueTime(
  calendar: Calendar,
  pace: Urgency,
  { startedAt, pausedMs }: Pick<ClockState, "startedAt" | "pausedMs">,
): Date {
  const promised =
    pace === "urgent"
      ? addOpenTime(calendar, startedAt, urgentMs)
      : nextBusinessDay(calendar, startedAt);
  // A promise may end with the day, where no further time is the next opening.
  return pausedMs === 0 ? promised : addOpenTime(calendar, promised, pausedMs);
}

export const promiseFrom = (calendar: Calendar, urgency: Urgency, startedAt: Date) =>
  dueTime(calendar, urgency, { startedAt, pausedMs: 0 });

export function startClock(
  calendar: Calendar,
  pace: Urgency,
  { kind, startedAt }: Pick<ClockState, "kind" | "startedAt">,
): ClockState {
  const ends = { pausedAt: null, pausedMs: 0, metAt: null, droppedAt: null };
  const started = { kind, pace, startedAt, ...ends };
  return { ...started, dueAt: dueTime(calendar, pace, started) };
}

/** When half of the promised business time is over. What the clock stood still doesn't count. */
export function halfTime(
  calendar: Calendar,
  { startedAt, dueAt, pausedMs }: Pick<ClockState, "startedAt" | "dueAt" | "pausedMs">,
): Date {
  const promised = openTimeBetween(calendar, startedAt, dueAt) - pausedMs;
  return addOpenTime(calendar, startedAt, promised / 2 + pausedMs);
}

/** After a change of urgency or of the calendar. What it stood still before stays as it was counted. */
export const retimeClock = (calendar: Calendar, pace: Urgency, clock: ClockState) => ({
  ...clock,
  pace,
  dueAt: dueTime(calendar, pace, clock),
});

export const pauseClock = (clock: ClockState, at: Date): ClockState => ({
  ...clock,
  pausedAt: clock.pausedAt ?? at,
});

export function pausedUntil(calendar: Calendar, { pausedAt, pausedMs }: ClockState, at: Date) {
  return pausedAt ? pausedMs + openTimeBetween(calendar, pausedAt, at) : pausedMs;
}

/** Its due time moves by as long as it stood still, whatever the request’s urgency is by now. */
export function resumeClock(calendar: Calendar, clock: ClockState, at: Date): ClockState {
  const pausedMs = pausedUntil(calendar, clock, at);
  const stood = pausedMs - clock.pausedMs;
  const dueAt = stood === 0 ? clock.dueAt : addOpenTime(calendar, clock.dueAt, stood);
  return { ...clock, pausedAt: null, pausedMs, dueAt };
}

/** An answer ends the clock; without one it is dropped, when nobody waits for it any more. */
export function endClock(
  calendar: Calendar,
  clock: ClockState,
  { at, met }: { at: Date; met: boolean },
): ClockState {
  const running = clock.pausedAt ? resumeClock(calendar, clock, at) : clock;
  return { ...running, ...(met ? { metAt: at } : { droppedAt: at }) };
}

/** A moment late is late; what stands still gets no later. */
export const isLate = ({ dueAt, pausedAt, metAt, droppedAt }: ClockState, now: Date): boolean =>
  (metAt ?? droppedAt ?? pausedAt ?? now) > dueAt;
