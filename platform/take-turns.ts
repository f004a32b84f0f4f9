import { CodedError } from "./errors.ts";

type Limits = { atOnce?: number; mostWaiting?: number };

/** Runs one task after the other, or `atOnce`. @throws CodedError unavailable where `mostWaiting` already wait */
export function takeTurns({ atOnce = 1, mostWaiting = Infinity }: Limits = {}) {
  let running = 0;
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];

  function endTurn(): void {
    const next = urgent.shift() ?? others.shift();
    if (next) next();
    else running -= 1;
  }

  return async <T>(task: () => Promise<T>, { isUrgent = false } = {}): Promise<T> => {
    if (urgent.length + others.length >= mostWaiting)
      throw new CodedError("unavailable", "We are busy. Please try again in a moment.");
    if (running < atOnce) running += 1;
    else await new Promise<void>((begin) => void (isUrgent ? urgent : others).push(begin));
    try {
      return await task();
    } finally {
      endTurn();
    }
  };
}
