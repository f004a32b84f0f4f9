import { z } from "zod";
import type { Bucket } from "../platform/bucket/open-bucket.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ctx } from "../platform/context.ts";
import type { Queryable } from "../platform/db/database.ts";
import type { Settings } from "../platform/env.ts";
import type { Log } from "../platform/log.ts";
import type { Mailer } from "../platform/mail.ts";
import type { Outages } from "../platform/outages.ts";
import type { Cards } from "../platform/payments/cards.ts";
import type { Charges } from "../platform/payments/charges.ts";
import type { JobSender } from "../platform/queue.ts";
import type { Scanner } from "../platform/scanner/open-scanner.ts";
import { isClockSteady } from "../platform/steady-clock.ts";

export type JobServices = {
  settings: Settings;
  db: Queryable;
  bucket: Bucket | undefined;
  scanner: Scanner | undefined;
  mailer: Mailer;
  cards: Cards;
  charges: Charges;
  jobs: JobSender;
  clock: Clock;
  log: Log;
  outages: Outages;
};

export type Run = (services: JobServices, payload: unknown) => Promise<void>;

export function job<Schema extends z.ZodType>(
  schema: Schema,
  run: (services: JobServices, payload: z.output<Schema>) => Promise<void>,
): Run {
  return (services, payload) => run(services, schema.parse(payload));
}

const nothing = z.object({});

export function sweep(run: (services: JobServices) => Promise<void>): Run {
  return job(nothing, async (services) => {
    if (await isClockSteady(services)) await run(services);
  });
}

export const due = (name: string, run: (ctx: Ctx) => Promise<void>): Run =>
  sweep((services) => run(systemCtx(services, name)));

/** On a trial somebody moves this clock on purpose, and wants to see what falls due. */
export const dueAtFirm = (
  name: string,
  run: (ctx: Ctx, services: JobServices) => Promise<void>,
): Run =>
  job(nothing, async (services) => {
    if (!services.settings.live || (await isClockSteady(services)))
      await run(systemCtx(services, name), services);
  });

export function systemCtx(services: JobServices, name: string): Ctx {
  const { db, bucket, scanner, jobs, clock, log } = services;
  const actor = { kind: "system" } as const;
  return { actor, requestId: `job:${name}`, db, bucket, scanner, jobs, clock, log };
}
