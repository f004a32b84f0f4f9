import type { Log } from "../../../platform/log.ts";
import type { Scanner } from "../../../platform/scanner/open-scanner.ts";

/** Waits for it once and then no more, so that emails without files are not kept by those with. */
export function untilAway(scanner: Scanner, log: Log): Scanner {
  let failure: Error | undefined;
  return {
    async scan(bytes) {
      if (failure) throw failure;
      try {
        return await scanner.scan(bytes);
      } catch (error) {
        failure = error as Error;
        log.warn({ err: failure.cause }, "emails with files wait for the virus scanner");
        throw error;
      }
    },
  };
}
