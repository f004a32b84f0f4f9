import type { Bucket } from "./bucket/open-bucket.ts";
import type { Clock } from "./clock.ts";
import type { Queryable } from "./db/database.ts";
import type { Log } from "./log.ts";
import type { JobSender } from "./queue.ts";
import type { Scanner } from "./scanner/open-scanner.ts";

export type Actor =
  | { kind: "visitor" }
  | { kind: "member"; userId: string; email: string; isAdmin: boolean }
  | { kind: "system" };

export type Ctx = {
  actor: Actor;
  requestId: string;
  db: Queryable;
  bucket: Bucket | undefined;
  scanner: Scanner | undefined;
  jobs: JobSender;
  clock: Clock;
  log: Log;
};
