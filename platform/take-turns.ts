import { CodedError } from "./errors.ts";

type Limits = { atOnce?: number; keptForUrgent?: number; mostWaiting?: number };

/** Runs one task after the other, or `atOnce`, of which some turns may be kept for urgent ones. @throws CodedError unavailable where `mostWaiting` already wait */
export function takeTurns({ atOnce = 1, keptForUrgent = 0, mostWaiting = Infinity }: Limits = {}) {
  const forOthers = atOnce - keptForUrgent;
  let running = 0;
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];

  function endTurn(): void {
    running -= 1;
    const next = urgent.shift() ?? (running < forOthers ? others.shift() : undefined);
    if (!next) return;
    running += 1;
    next();
  }

  return async <T>(task: () => Promise<T>, { isUrgent = false } = {}): Promise<T> => {
    if (urgent.length + others.length >= mostWaiting)
      throw new CodedError("unavailable", "We are busy. Please try again in a moment.");
    if (running < (isUrgent ? atOnce : forOthers)) running += 1;
    else await new Promise<void>((begin) => void (isUrgent ? urgent : others).push(begin));
    try {
      return await task();
    } finally {
      endTurn();
    }
  };
}
