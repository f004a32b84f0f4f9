import { firmMoment } from "../../../content/firm-day.ts";
import type { ClockState } from "./clock-rules.ts";

type Due = Pick<ClockState, "dueAt" | "pausedAt">;

/** Nobody is promised a time that is over, or an answer while theirs is awaited. */
export const isAhead = ({ dueAt, pausedAt }: Due, now: Date) => pausedAt === null && dueAt > now;

export const sayPromise = ({ dueAt }: Due) => `We’ll answer by ${firmMoment(dueAt)}.`;
