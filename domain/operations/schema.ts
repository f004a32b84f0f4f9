import { z } from "zod";

export const serviceStatus = z.object({ status: z.string() });

export const failedJob = z.object({
  id: z.uuid(),
  name: z.string(),
  payload: z.unknown(),
  error: z.string(),
  failedAt: z.iso.datetime(),
});

export type FailedJob = z.output<typeof failedJob>;

const time = z.iso.datetime();

/** Somebody has to look where less is free, or where a live site's last backup is older. */
export const enoughRoomBytes = 1024 ** 3;
export const backupWithinMs = 24 * 60 * 60_000;

export const health = z.object({
  now: time,
  live: z.boolean(),
  database: z.object({ kind: z.enum(["embedded", "postgresql"]), answerMs: z.int() }),
  diskFreeBytes: z.int().nullable().describe("Where DATA_DIR is; null if there is no such folder."),
  lastBackup: time.nullable(),
  mailsLate: z.int().describe("Mails that have waited for longer than ten minutes."),
  jobsFailed: z.int(),
  promisesLate: z.int(),
  webhooksFailing: z.int().describe("Endpoints that refuse deliveries."),
  webhooksGone: z.int().describe("Endpoints that a 410 turned off, and nobody on again."),
  slowQueries: z
    .array(z.object({ text: z.string(), count: z.int(), slowestMs: z.int(), lastAt: time }))
    .describe("Statements of this process that took 250 ms or more; the slowest first."),
});

export type Health = z.output<typeof health>;

/** Whether jobs run here; `held` on what seems to be a copy of another installation's database. */
export const jobQueue = z.object({
  jobs: z.enum(["running", "off", "held"]),
  belongsTo: z
    .object({ origin: z.string(), place: z.string(), since: time })
    .optional()
    .describe("Whose database this is, where jobs are held."),
  code: z.string().optional().describe("What ADOPT_DATABASE must be for jobs to run."),
  waiting: z.array(
    z.object({
      name: z.string(),
      waiting: z.int(),
      failing: z.int().describe("How many of them have failed before."),
      oldest: time,
      failingSince: time.nullable(),
      nextTry: time.nullable(),
      error: z.string().nullable().describe("Of the latest failure."),
    }),
  ),
});

export type JobQueue = z.output<typeof jobQueue>;
