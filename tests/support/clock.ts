import type { Clock } from "../../platform/clock.ts";

export const clockOf = (now: () => Date): Clock => ({ now, wall: now });
