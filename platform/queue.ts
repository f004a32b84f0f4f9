import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  fromDrizzle,
  fromPglite,
  type JobWithMetadata,
  PgBoss,
  type QueueResult,
  type UpdateQueueOptions,
} from "pg-boss";
import { systemClock } from "./clock.ts";
import type { Database, Queryable } from "./db/database.ts";
import { keepAliveOptions } from "./db/postgres.ts";
import type { Log } from "./log.ts";
import { repeated } from "./repeated.ts";
import { storeSchedules } from "./schedules.ts";
import { watchForSetBack } from "./set-back.ts";
import { stopTimes } from "./stop-times.ts";
import { wakeWhenDue } from "./wake-when-due.ts";
import {
  countLateJobs,
  countStuckJobs,
  listWaitingJobs,
  type WaitingJobs,
} from "./waiting-jobs.ts";
import { type FailedJob, failedJob } from "./failed-job.ts";
import { type JobHandler, runJob } from "./run-job.ts";

export type JobSender = {
  /** Adds a job in the transaction given as `db`: it exists when, and only when, that commits. */
  send(db: Queryable, name: string, payload: object): Promise<void>;
};

export type Queue = JobSender & {
  /** A job may run more than once: after a crash, and on every retry. */
  work(name: string, handler: JobHandler): Promise<void>;
  listWaiting(): Promise<WaitingJobs[]>;
  countStuck(): Promise<number>;
  countLate(names: string[]): Promise<number>;
  listFailed(): Promise<FailedJob[]>;
  retryFailed(id: string): Promise<boolean>;
  dropFailed(id: string): Promise<boolean>;
  dropWaiting(name: string): Promise<number>;
  stop(): Promise<void>;
};

export type QueueOptions = {
  names: string[];
  /** Cron expressions in UTC, by job name: each run is started once, however many processes there are. */
  schedules?: Record<string, string>;
  /** Names of jobs that are no more. Only these are forgotten: another one may belong to a newer version beside this. */
  retired?: string[];
  log: Log;
  works?: boolean;
  /** Before the first retry; each later one waits twice as long, up to a quarter of an hour. */
  retryDelaySeconds?: number;
  retryLimit?: number;
  doneSeconds?: number;
  failedSeconds?: number;
  /** Of tables, until when something waits: where the clock is set back, so are they. */
  waitsUntil?: AnyPgColumn[];
  /** How often it looks for jobs that nobody notified it of. */
  pollSeconds?: number;
};

const deadLetters = "failed-jobs";
const day = 24 * 60 * 60;
/** Where jobs are off or held, and nobody says when they will run. */
const waitsSeconds = 90 * day;
const maxDelaySeconds = 15 * 60;
/** With the delays above, about a day of trying. */
const aDayOfRetries = 100;
/** After this long a silent worker's jobs go back to the queue; the least that pg-boss allows. */
const deadAfterSeconds = 10;
/** Longer than a mail server may take over two mails, one too large and one without its files: it would go out twice. */
const expireInSeconds = 25 * 60;
const superviseSeconds = 5;

const workOptions = {
  // A commit that adds many jobs notifies once, and one job a poll would take minutes over them.
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  // Sixty workers that each look for themselves keep the embedded database busy: one look wakes them.
  pollingIntervalSeconds: 3600,
  notifyPollingIntervalSeconds: 3600,
} as const;

export async function openQueue(database: Database, options: QueueOptions): Promise<Queue> {
  const { log, names, retired = [], works = true } = options;
  const boss = createBoss(database, works);
  const sometimes = repeated(systemClock);
  const report = (error: Error) =>
    sometimes(error.message, (more) =>
      log.error({ err: error, ...more }, "The job queue reported an error"),
    );
  boss.on("error", report);
  boss.on("warning", ({ message }) =>
    sometimes(message, (more) => log.warn({ warning: message, ...more }, "The job queue warns")),
  );
  await boss.start();

  const deleteAfterSeconds = options.doneSeconds ?? 7 * day;
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  await ensureQueue(boss, stored, deadLetters, {
    deleteAfterSeconds,
    retentionSeconds: options.failedSeconds ?? 90 * day,
  });
  for (const name of names) {
    await ensureQueue(boss, stored, name, {
      deleteAfterSeconds,
      retentionSeconds: waitsSeconds,
      retryLimit: options.retryLimit ?? aDayOfRetries,
      retryDelay: options.retryDelaySeconds ?? 5,
      retryBackoff: true,
      retryDelayMax: maxDelaySeconds,
      deadLetter: deadLetters,
      notify: true,
      heartbeatSeconds: deadAfterSeconds,
      expireInSeconds,
    });
  }
  if (works) await storeSchedules(boss, options.schedules ?? {}, retired);
  for (const name of retired)
    if (works && stored.has(name) && !(await waits(boss, name))) await boss.deleteQueue(name);

  const stopWatching =
    works &&
    (await watchForSetBack(database, { columns: options.waitsUntil ?? [], maxDelaySeconds }, log));

  const workers = new Map<string, string>();
  const stopWaking = wakeWhenDue(database.db, {
    workers,
    wake: (worker) => boss.notifyWorker(worker),
    everySeconds: options.pollSeconds ?? 1,
    onError: report,
  });

  return {
    async send(db, name, payload) {
      // Both drivers answer `execute` with rows; their shared type doesn't say so.
      const transaction = db as unknown as Parameters<typeof fromDrizzle>[0];
      await boss.send(name, payload, { db: fromDrizzle(transaction, sql) });
    },
    async work(name, handler) {
      const worker = await boss.work(name, workOptions, (jobs: JobWithMetadata<unknown>[]) =>
        Promise.all(jobs.map((job) => runJob(job, handler, log))),
      );
      workers.set(name, worker);
    },
    listWaiting: () => listWaitingJobs(database.db, names),
    countLate: (late) => countLateJobs(database.db, late),
    countStuck: () => countStuckJobs(database.db, names, deadLetters),
    async listFailed() {
      const jobs = await boss.findJobs<unknown>(deadLetters, { queued: true });
      return jobs.map(failedJob).toSorted((a, b) => b.failedAt.getTime() - a.failedAt.getTime());
    },
    async retryFailed(id) {
      if (!uuid.test(id)) return false;
      return (await boss.redrive(deadLetters, { ids: [id] })) > 0;
    },
    async dropFailed(id) {
      if (!uuid.test(id)) return false;
      const [known] = await boss.findJobs(deadLetters, { id });
      if (known) await boss.deleteJob(deadLetters, id);
      return known !== undefined;
    },
    async dropWaiting(name) {
      const waiting = await boss.findJobs(name, { queued: true });
      if (waiting.length === 0) return 0;
      await boss.deleteJob(
        name,
        waiting.map(({ id }) => id),
      );
      return waiting.length;
    },
    async stop() {
      await stopWaking();
      if (stopWatching) await stopWatching();
      await boss.stop({ graceful: true, timeout: stopTimes.jobs });
    },
  };
}

/** Passed on to the pool; the queue's maintenance may take a minute. */
const queuePool = { max: 4, query_timeout: 60_000, ...keepAliveOptions };

function createBoss(database: Database, works: boolean): PgBoss {
  const common = {
    supervise: works,
    schedule: works,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  };
  if (database.kind === "postgresql") {
    // Its own small pool: it holds a connection to listen on, and jobs must not starve requests.
    const { connectionString } = database.handle.options;
    if (!connectionString) throw new Error("The job queue needs a pool opened by its URL.");
    return new PgBoss({ ...common, ...queuePool, connectionString });
  }
  return new PgBoss({
    ...common,
    db: fromPglite(database.handle),
    backend: "pglite",
    // The embedded database has no autovacuum to watch, and one session is no place to rebuild indexes.
    monitorVacuum: false,
    reindex: false,
  });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const nilUuid = "00000000-0000-0000-0000-000000000000";

async function waits(boss: PgBoss, name: string): Promise<boolean> {
  return (await boss.findJobs(name, { queued: true })).length > 0;
}

async function ensureQueue(
  boss: PgBoss,
  stored: Map<string, QueueResult>,
  name: string,
  settings: UpdateQueueOptions,
): Promise<void> {
  const queue = stored.get(name);
  const wanted = Object.entries(settings) as [keyof UpdateQueueOptions, unknown][];
  // Unchanged settings are not written again: each write would wait for the disk at every start.
  if (queue && wanted.every(([key, value]) => queue[key] === value)) return;
  if (!queue) await boss.createQueue(name);
  await boss.updateQueue(name, settings);
  // The first look at a new queue would wait forever inside a transaction of the embedded database: look now.
  await boss.findJobs(name, { id: nilUuid });
}
