import { CodedError } from "../errors.ts";
import { causesOf } from "../http/causes-of.ts";

const most = 8;

/** One file that fails keeps nobody from the others; a store that is away fails with all of them. */
export function watchFailures() {
  let inARow = 0;
  return {
    worked: () => void (inARow = 0),
    failed: (error: unknown) => void (inARow = isOfOneFile(error) ? 0 : inARow + 1),
    isAway: () => inARow >= most,
  };
}

export const isLost = (error: unknown): boolean =>
  error instanceof CodedError && error.code === "not_found";

/** The store answered, and would take or give another: it has lost this one, or finds it too large. */
export const isOfOneFile = (error: unknown): boolean =>
  isLost(error) || causesOf(error).some((at) => "status" in at && at.status === 413);
