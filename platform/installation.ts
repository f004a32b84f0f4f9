import { createHash } from "node:crypto";
import { desc } from "drizzle-orm";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import { installations } from "./db/tables.ts";
import type { Settings } from "./env.ts";

export type JobsState =
  | { jobs: "running"; adopted: boolean }
  | { jobs: "off" }
  | { jobs: "held"; belongsTo: { origin: string; place: string; since: Date }; code: string };

type Program = {
  database: Pick<Database, "db" | "place">;
  settings: Pick<
    Settings,
    "runJobs" | "adoptDatabase" | "live" | "appUrl" | "mail" | "cards" | "leadWebhook" | "files"
  >;
  clock: Clock;
};

/** A restored copy holds all jobs until its operator names its code, so that nobody is mailed twice. */
export async function decideJobs({ database, settings, clock }: Program): Promise<JobsState> {
  if (!settings.runJobs) return { jobs: "off" };
  const place = await database.place();
  // A trial may change its port.
  const origin = settings.live ? settings.appUrl : "a trial";
  const code = createHash("sha256").update(`${origin}\n${place}`).digest("hex").slice(0, 8);
  const known = await database.db.select().from(installations).orderBy(desc(installations.since));
  const here = known.filter((one) => one.place === place);
  const claim = () =>
    database.db
      .insert(installations)
      .values({ code, origin, place, since: clock.wall() })
      .onConflictDoNothing();

  const { mail, cards, leadWebhook, files } = settings;
  const reachesOut =
    mail.smtpUrl !== undefined ||
    cards !== undefined ||
    leadWebhook !== undefined ||
    // A copy would remove there what the original still has.
    files.bucket !== undefined ||
    mail.inbox !== undefined;
  const running: JobsState = { jobs: "running", adopted: false };
  const [owner] = known;
  if (!owner || known.some((one) => one.code === code)) {
    if (!owner && reachesOut) await claim();
    return running;
  }
  const goesLive =
    settings.live && here.length > 0 && here.every((one) => one.origin === "a trial");
  if (goesLive || settings.adoptDatabase === code) {
    await claim();
    return { ...running, adopted: true };
  }
  // A copy that only captures mail and uses sandbox cards may be looked at.
  if (!reachesOut && here.length === 0) return running;
  return { jobs: "held", belongsTo: owner, code };
}
