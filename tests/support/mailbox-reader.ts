import { trialAddresses } from "../../content/trial.ts";
import { jobNames, runJob } from "../../domain/jobs.ts";
import { openDatabase } from "../../platform/db/open-database.ts";
import { readSettings } from "../../platform/env.ts";
import { createLog } from "../../platform/log.ts";
import { openMail } from "../../platform/open-mail.ts";
import { watchOutages } from "../../platform/outages.ts";
import { openStripe } from "../../platform/payments/open-stripe.ts";
import { openQueue } from "../../platform/queue.ts";
import { clockOf } from "./clock.ts";

/** Reads the mailbox a round at a time, so many milliseconds later than it is. */
export async function openReader(env: Record<string, string | undefined>, ahead: number) {
  const settings = readSettings(env, trialAddresses);
  const log = createLog("warn");
  const { dataDir, databaseUrl } = settings;
  const database = await openDatabase({ dataDir, ...(databaseUrl ? { url: databaseUrl } : {}) });
  const clock = clockOf(() => new Date(Date.now() + ahead));
  const { db } = database;
  const jobs = await openQueue(database, { names: jobNames, log, works: false });
  const { mailer } = openMail({ settings, db, clock }, "Test Firm");
  const { cards, charges } = await openStripe(settings, db, clock);
  const services = {
    settings,
    db,
    bucket: undefined,
    scanner: undefined,
    mailer,
    cards,
    charges,
    jobs,
    clock,
    log,
    outages: watchOutages(log),
  };
  return {
    db,
    round: () => runJob(services, "mail-round", {}),
    close: async () => {
      await jobs.stop();
      await database.close();
    },
  };
}
