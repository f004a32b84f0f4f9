import { freeBytes } from "../platform/data-folder.ts";
import type { Database } from "../platform/db/database.ts";
import type { Clock } from "../platform/clock.ts";
import type { Settings } from "../platform/env.ts";
import { lastDone } from "../platform/last-change.ts";
import type { Queue } from "../platform/queue.ts";
import { countLate } from "./desk/promises/count-late.ts";
import { jobNames } from "./jobs.ts";
import { schedules } from "./recurring.ts";
import { countFailing } from "./webhooks/count-failing.ts";
import { countGone } from "./webhooks/count-gone.ts";

const otherJobs = ["lead-delivery", "signup-card-release"];

/** Whatever does not recur was asked for by somebody's action: a mail, but for these. */
const mailJobs = jobNames.filter((name) => !(name in schedules) && !otherJobs.includes(name));

export type Watched = {
  database: Pick<Database, "kind" | "db" | "ping" | "queries">;
  queue: Pick<Queue, "countLate" | "listFailed">;
  settings: Pick<Settings, "dataDir" | "live">;
  clock: Clock;
};

/** Of the program, not of anybody's data; callers see to it that only operators and staff ask. */
export async function readHealth({ database, queue, settings, clock }: Watched) {
  const { db } = database;
  const began = performance.now();
  await database.ping();
  const answerMs = Math.round(performance.now() - began);
  const [mailsLate, failed, promisesLate, webhooksFailing, webhooksGone, lastBackup] =
    await Promise.all([
      queue.countLate(mailJobs),
      queue.listFailed(),
      countLate({ db, clock }),
      countFailing({ db, clock }),
      countGone({ db }),
      lastDone(db, "backup.made"),
    ]);
  return {
    now: clock.now(),
    live: settings.live,
    database: { kind: database.kind, answerMs },
    diskFreeBytes: roomIn(settings.dataDir),
    lastBackup,
    mailsLate,
    jobsFailed: failed.length,
    promisesLate,
    webhooksFailing,
    webhooksGone,
    slowQueries: database.queries.slowest().slice(0, 10),
  };
}

/** With PostgreSQL the folder may never have been needed. */
function roomIn(folder: string): number | null {
  try {
    return freeBytes(folder);
  } catch {
    return null;
  }
}
