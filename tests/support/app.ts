import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { trialAddresses } from "../../content/trial.ts";
import { createApp, type PageHandler } from "../../api/app.ts";
import { stripeReceiver } from "../../api/stripe-receiver.ts";
import { createServices, type Services } from "../../api/services.ts";
import { hashToken, newToken } from "../../domain/accounts/secret-token.ts";
import { seedPlans } from "../../domain/plans/seed-plans.ts";
import { jobNames, runJob } from "../../domain/jobs.ts";
import type { JobServices } from "../../domain/job.ts";
import { sessions, users } from "../../domain/accounts/tables.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { clockReadings } from "../../platform/db/tables.ts";
import { readSettings } from "../../platform/env.ts";
import { createLog } from "../../platform/log.ts";
import { watchOutages } from "../../platform/outages.ts";
import { openStripe } from "../../platform/payments/open-stripe.ts";
import { openMail } from "../../platform/open-mail.ts";
import { openQueue, type Queue } from "../../platform/queue.ts";
import { openTestDatabase } from "./database.ts";
import { expectDescribed } from "./described-answer.ts";
import { clockOf } from "./clock.ts";
import { openTestBucket } from "./test-bucket.ts";
import { openScanner } from "../../platform/scanner/open-scanner.ts";
import { sendOnce } from "../../platform/sent-mails.ts";

export const origin = "http://localhost:3000";

type Ground = {
  database: Database;
  clock: Clock;
  payments: Pick<Services, "stripe" | "cards" | "charges" | "standIn">;
};

type Options = { keepJobs?: boolean; ground?: Ground };

/** No socket, a real database, captured mail, jobs run by hand; with `keepJobs` the queue only stores them. */
export async function openTestApp(
  given: Record<string, string> = {},
  pages?: PageHandler,
  { keepJobs = false, ground }: Options = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), "fontana-app-"));
  const database = ground?.database ?? (await openTestDatabase());
  await seedPlans(database.db);
  const env = { DATA_DIR: dataDir, LOG_LEVEL: "debug", ...given };
  const settings = readSettings(env, trialAddresses);
  const bucket = settings.files.bucket && openTestBucket(settings.files.bucket);
  const scanner = settings.clamdUrl === undefined ? undefined : openScanner(settings.clamdUrl);
  const lines: string[] = [];
  const log = createLog(settings.logLevel, { write: (line) => void lines.push(line) });
  let ahead = 0;
  const clock = ground?.clock ?? clockOf(() => new Date(Date.now() + ahead));
  const mail = openMail({ settings, db: database.db, clock }, "Test Firm");
  const sent: { name: string; payload: unknown }[] = [];
  const kept = keepJobs ? await openQueue(database, { names: jobNames, log }) : undefined;
  const failed = [
    {
      id: randomUUID(),
      name: "enquiry-notice",
      payload: { contactId: 7 },
      error: "Error: the mail server refused it",
      failedAt: new Date("2026-01-05T09:00:00.000Z"),
    },
  ];
  const services: Services = createServices({
    settings,
    database,
    bucket,
    scanner,
    queue: {
      send: async (...[db, name, payload]: Parameters<Queue["send"]>) => {
        sent.push({ name, payload });
        await kept?.send(db, name, payload);
      },
      listWaiting: async () => (await kept?.listWaiting()) ?? [],
      countStuck: async () => failed.length + ((await kept?.countStuck()) ?? 0),
      countLate: async (names) => (await kept?.countLate(names)) ?? 0,
      listFailed: async () => failed,
      retryFailed: async (id: string) => failed.some((job) => job.id === id),
    },
    jobsState: { jobs: "running", adopted: false },
    ...mail,
    ...(ground?.payments ?? (await openStripe(settings, database.db, clock))),
    clock,
    turnClock: async (to) => void (ahead = to.getTime() - Date.now()),
    log,
  });
  const app = createApp(services, pages);
  services.standIn?.receiveWith(stripeReceiver(app));
  const jobServices: JobServices = {
    settings,
    db: database.db,
    bucket,
    scanner,
    mailer: sendOnce(mail.mailer, { db: database.db, clock }),
    cards: services.cards,
    charges: services.charges,
    jobs: services.queue,
    clock,
    log,
    outages: watchOutages(log),
  };

  async function request(
    method: string,
    path: string,
    init: {
      headers?: Record<string, string>;
      body?: string | Uint8Array<ArrayBuffer>;
      peer?: string;
    } = {},
  ) {
    const { peer = "192.0.2.1", headers, body } = init;
    const answer = await app.request(
      `${origin}${path}`,
      {
        method,
        headers: { ...(method === "GET" ? {} : { Origin: settings.appUrl }), ...headers },
        ...(body === undefined ? {} : { body }),
      },
      { incoming: { socket: { remoteAddress: peer } } },
    );
    await expectDescribed(method, path, answer);
    return answer;
  }

  const ctx: Ctx = {
    actor: { kind: "system" },
    requestId: "test",
    db: database.db,
    bucket,
    scanner,
    jobs: services.queue,
    clock,
    log,
  };

  return {
    app,
    ctx,
    /** Lets the app's clock, not anybody else's, run ahead by so many milliseconds. */
    advance: (milliseconds: number) => void (ahead += milliseconds),
    /** Lets time pass while the program runs, so that its clock is steady. */
    async pass(milliseconds: number) {
      ahead += milliseconds;
      const steady = { seenAt: clock.now(), steadySince: new Date(0) };
      await database.db
        .insert(clockReadings)
        .values(steady)
        .onConflictDoUpdate({ target: clockReadings.id, set: steady });
    },
    services,
    bucket,
    scanner,
    database,
    sent,
    failed,
    logs: () => lines.join(""),
    request,
    post: (
      path: string,
      body: unknown,
      init: { headers?: Record<string, string>; peer?: string } = {},
    ) =>
      request("POST", path, {
        ...init,
        headers: { "Content-Type": "application/json", ...init.headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    runJob: (job: { name: string; payload: unknown }) => runJob(jobServices, job.name, job.payload),
    async signIn(email: string, more: { verified?: boolean; expire?: Date } = {}): Promise<string> {
      const id = randomUUID();
      const cookie = newToken();
      await database.db
        .insert(users)
        .values({ id, email, emailVerified: more.verified ?? true, firstName: "Ada" });
      await database.db.insert(sessions).values({
        sid: hashToken(cookie),
        id: randomUUID(),
        userId: id,
        createdAt: clock.wall(),
        updatedAt: clock.wall(),
        expire: more.expire ?? new Date(clock.wall().getTime() + 60 * 60_000),
      });
      return `session=${cookie}`;
    },
    async close() {
      await kept?.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
