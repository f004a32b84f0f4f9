import { CodedError } from "./errors.ts";

/** Runs one task after the other. @throws CodedError unavailable where `mostWaiting` already wait */
export function takeTurns(mostWaiting = Infinity) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return <T>(task: () => Promise<T>): Promise<T> => {
    if (waiting >= mostWaiting)
      throw new CodedError("unavailable", "We are busy. Please try again in a moment.");
    waiting += 1;
    const turn = last.then(() => {
      waiting -= 1;
      return task();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}
