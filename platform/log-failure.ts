import type { Clock } from "./clock.ts";
import { isOutage } from "./http/is-outage.ts";
import type { Log } from "./log.ts";
import { repeated } from "./repeated.ts";

export type LogFailure = (log: Log, err: unknown, message: string) => void;

/** While the database is away everything fails alike: then each message is one line a minute. */
export function failureLog(clock: Clock): LogFailure {
  const sometimes = repeated(clock);
  return (log, err, message) => {
    if (isOutage(err)) sometimes(message, (more) => log.error({ err, ...more }, message));
    else log.error({ err }, message);
  };
}
