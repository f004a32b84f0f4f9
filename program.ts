import { firm } from "./content/firm.ts";
import { retention } from "./content/retention.ts";
import { trialAddresses } from "./content/trial.ts";
import { periodMs } from "./domain/fields/period-ms.ts";
import { seedPosts } from "./domain/blog/seed-posts.ts";
import { seedCalendar } from "./domain/calendar/seed-calendar.ts";
import { importFiles } from "./domain/import-files.ts";
import { jobNames, retiredJobs, runJob } from "./domain/jobs.ts";
import { schedules } from "./domain/recurring.ts";
import { turnDays } from "./domain/turn-days.ts";
import { seedPlans } from "./domain/plans/seed-plans.ts";
import { waitsUntil } from "./domain/waits-until.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { countObjects } from "./platform/bucket/move-files.ts";
import { readSettings, type Settings } from "./platform/env.ts";
import { decideJobs, type JobsState } from "./platform/installation.ts";
import { createLog, type Log } from "./platform/log.ts";
import { watchMailer } from "./platform/mail.ts";
import { watchOutages } from "./platform/outages.ts";
import { sendOnce } from "./platform/sent-mails.ts";
import { openMail } from "./platform/open-mail.ts";
import { openStripe } from "./platform/payments/open-stripe.ts";
import { openQueue } from "./platform/queue.ts";
import { reasonOf } from "./platform/reason-of.ts";
import { SettingsError } from "./platform/settings-error.ts";
import { openScanner } from "./platform/scanner/open-scanner.ts";
import { stopTimes } from "./platform/stop-times.ts";
import { systemClock } from "./platform/clock.ts";
import { openTrialClock } from "./platform/trial-clock.ts";

const doneSeconds = periodMs(retention.finishedJobs.kept) / 1000;
const failedSeconds = periodMs(retention.failedJobs.kept) / 1000;

export async function openProgram(settings: Settings, log: Log) {
  const stopTracing = await openTraces(settings.tracesUrl);
  const database = await openDatabase({
    dataDir: settings.dataDir,
    log,
    ...(settings.databaseUrl ? { url: settings.databaseUrl } : {}),
  });
  const trialClock = settings.live ? undefined : await openTrialClock(database);
  const clock = trialClock ?? systemClock;
  await seedPlans(database.db);
  await seedPosts({ db: database.db, clock });
  await seedCalendar({ db: database.db, clock });
  await importFiles(database.db, settings.dataDir, log);
  const { mailer, mailbox } = openMail({ settings, db: database.db, clock }, firm.name);
  const jobsState = await decideJobs({ database, settings, clock });
  const works = jobsState.jobs === "running";
  const queue = await openQueue(database, {
    names: jobNames,
    retired: retiredJobs,
    schedules,
    doneSeconds,
    failedSeconds,
    waitsUntil,
    log,
    works,
  });
  logJobs(log, jobsState);
  const { stripe, cards, charges, standIn } = await openStripe(settings, database.db, clock);
  const outages = watchOutages(log);
  const once = sendOnce(watchMailer(mailer, outages), { db: database.db, clock });
  const bucket = await openStore(settings.files.bucket);
  if (!bucket && (await countObjects(database.db)) > 0)
    log.error({}, "files are in a bucket, and FILES_S3_URL is not set: nobody can read them");
  const scanner = settings.clamdUrl === undefined ? undefined : openScanner(settings.clamdUrl);
  const services = {
    settings,
    db: database.db,
    bucket,
    scanner,
    mailer: once,
    cards,
    charges,
    jobs: queue,
    clock,
    log,
    outages,
  };
  for (const name of works ? jobNames : [])
    await queue.work(name, (payload) => runJob(services, name, payload));
  const runDay = async () => {
    await standIn?.round();
    for (const name of works ? Object.keys(schedules) : []) await runJob(services, name, {});
  };
  return {
    settings,
    log,
    database,
    bucket,
    scanner,
    mailer,
    mailbox,
    cards,
    charges,
    stripe,
    standIn,
    queue,
    jobsState,
    clock,
    turnClock: trialClock && ((to: Date) => turnDays(trialClock, to, runDay)),
    async close() {
      standIn?.close();
      await queue.stop();
      await trialClock?.close();
      await database.close();
      await stopTracing();
    },
  };
}

async function openTraces(url: string | undefined): Promise<() => Promise<void>> {
  if (url === undefined) return async () => {};
  const { openTracing } = await import("./platform/tracing/open-tracing.ts");
  return openTracing(url);
}

async function openStore(settings: Settings["files"]["bucket"]) {
  if (!settings) return undefined;
  const { openBucket } = await import("./platform/bucket/open-bucket.ts");
  return openBucket(settings);
}

function logJobs(log: Log, state: JobsState): void {
  if (state.jobs === "off") log.warn({}, "RUN_JOBS=no: no job runs here and no mail goes out");
  if (state.jobs === "running" && state.adopted)
    log.info({}, "this database is now this installation's");
  if (state.jobs !== "held") return;
  const { code, belongsTo } = state;
  log.warn(
    { belongsTo, adopt: `ADOPT_DATABASE=${code}` },
    "this database is a copy or has moved: no job runs and no mail goes out until you say so",
  );
}

export function readEnvironment(): { settings: Settings; log: Log } {
  // Makes files readable by the program's own account only.
  process.umask(0o077);
  try {
    const settings = readSettings(process.env, trialAddresses);
    return { settings, log: createLog(settings.logLevel) };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

export async function exitOnError<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  }
}

export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let stopping = false;
  const begin = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => {
      log.error({}, "did not stop in time");
      process.exit(1);
    }, stopTimes.deadline).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", begin);
  process.on("SIGINT", begin);
}
