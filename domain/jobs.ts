import { z } from "zod";
import type { Clock } from "../platform/clock.ts";
import type { Queryable } from "../platform/db/database.ts";
import type { Settings } from "../platform/env.ts";
import type { Log } from "../platform/log.ts";
import type { Mailer } from "../platform/mail.ts";
import { deliverLead } from "./enquiries/deliver-lead.ts";
import { sendAcknowledgement } from "./enquiries/send-acknowledgement.ts";
import { sendNotice } from "./enquiries/send-notice.ts";

export type JobServices = {
  settings: Settings;
  db: Queryable;
  mailer: Mailer;
  clock: Clock;
  log: Log;
};

type Run = (services: JobServices, payload: unknown) => Promise<void>;

function job<Schema extends z.ZodType>(
  schema: Schema,
  run: (services: JobServices, payload: z.output<Schema>) => Promise<void>,
): Run {
  return (services, payload) => run(services, schema.parse(payload));
}

const ofContact = z.object({ contactId: z.int() });

const jobs: Record<string, Run> = {
  "enquiry-notice": job(ofContact, sendNotice),
  "enquiry-acknowledgement": job(ofContact, sendAcknowledgement),
  "lead-delivery": job(ofContact, deliverLead),
};

export const jobNames = Object.keys(jobs);

/** Runs one stored job; what it throws makes the queue try again later. */
export async function runJob(services: JobServices, name: string, payload: unknown): Promise<void> {
  const run = Object.hasOwn(jobs, name) ? jobs[name] : undefined;
  if (!run) throw new Error(`No job is called ${name}`);
  await run(services, payload);
}
