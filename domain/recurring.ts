import { createHash } from "node:crypto";
import type { Clock } from "../platform/clock.ts";
import type { Queryable } from "../platform/db/database.ts";
import type { Log } from "../platform/log.ts";
import type { JobSender } from "../platform/queue.ts";

/** Work that comes round by itself. */
const recurring = [
  { job: "signup-sweep", everyMinutes: 5 },
  { job: "deletion-sweep", everyMinutes: 60 },
  { job: "sign-in-sweep", everyMinutes: 60 },
  { job: "sent-mail-sweep", everyMinutes: 24 * 60 },
  { job: "blog-image-sweep", everyMinutes: 24 * 60 },
];

const lookEveryMs = 30_000;
const minuteMs = 60_000;

type Services = { db: Queryable; jobs: JobSender; clock: Clock; log: Log };

/** The same for every process that looks in the same span of time. */
function runId(job: string, run: number): string {
  const hex = createHash("sha256").update(`${job}\n${run}`).digest("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

/** However many processes look, a run that is due is started once. */
export async function startDueRuns({ db, jobs, clock }: Services): Promise<void> {
  for (const { job, everyMinutes } of recurring) {
    const run = Math.floor(clock.now().getTime() / (everyMinutes * minuteMs));
    await jobs.send(db, job, {}, runId(job, run));
  }
}

/** Looks now and from then on; `stop` waits for a look that has begun. */
export function startRecurring(services: Services): { stop(): Promise<void> } {
  const look = () =>
    startDueRuns(services).catch((error: unknown) =>
      services.log.error({ err: error }, "recurring work could not be started"),
    );
  let looking = look();
  const timer = setInterval(() => void (looking = look()), lookEveryMs);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
